import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAsService } from '../../supabase/functions/_shared/db/as-service.ts'
import { MailError, type OutgoingMail } from '../../supabase/functions/_shared/mail/smtp.ts'
import { sendDueMails } from '../../supabase/functions/send-mails/send-due-mails.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createMailWorker, type MailWorker } from './support/mail-worker.ts'

const MAILS = 12
let api: TestApi
let worker: MailWorker
beforeAll(async () => {
  api = await startTestApi()
  worker = createMailWorker(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  const { owner } = api.database
  worker.sent.length = 0
  await owner`delete from private.mail_outbox`
  await owner`delete from private.mail_recipients`
  // Mails about different things are different mails.
  await owner`
    select private.notify(${PEOPLE.client}, 'project_comment',
        jsonb_build_object('projectId', gen_random_uuid(), 'title', 'Request ' || n, 'actor', 'Mona'))
      from generate_series(1, ${MAILS}) n`
})

const waiting = async () => (await api.database.owner`select from private.mail_outbox`).length

/** Runs the worker as a process that ends at its n-th step; a step is a statement of the worker or a sent mail. */
async function runAndKill(step: number): Promise<void> {
  let steps = 0
  const orEnd = () => {
    steps += 1
    if (steps >= step) throw new Error('killed')
  }
  const asService = createAsService(api.database.connect('worker'))
  const kept: OutgoingMail[] = worker.sent
  const run = sendDueMails({
    // The statement is committed, or not begun: a kill is between two steps.
    asService: async (work) => {
      const result = await asService(work)
      orEnd()
      return result
    },
    transport: {
      async send(mail) {
        if (steps >= step) throw new Error('killed')
        kept.push(mail)
        steps += 1
      },
    },
    appUrl: 'https://app.test',
    log: () => undefined,
  })
  await run.catch((error: Error) => {
    if (error.message !== 'killed') throw error
  })
}

describe('a mail worker that is killed (R-683)', () => {
  it('at any step loses no mail, and repeats only those between sending and recording', async () => {
    // 1: after the claim; then, after each mail, before and after it is recorded.
    let kills = 0
    for (let step = 1; step <= 2 * MAILS; step += 1) {
      kills += 1
      await worker.pass()
      await runAndKill(step)
      if ((await waiting()) === 0) break
    }
    await worker.pass()
    await worker.send()
    expect(await waiting()).toBe(0)
    const counts = new Map<string, number>()
    for (const { subject } of worker.sent) counts.set(subject, (counts.get(subject) ?? 0) + 1)
    expect(counts.size).toBe(MAILS)
    // Two mails are sent at a time, so that a kill repeats two at most.
    expect(worker.sent.length - MAILS).toBeLessThanOrEqual(2 * kills)
    // A repeated mail has its Message-ID, by which mail programs show it once.
    const ids = new Set(worker.sent.map(({ id, subject }) => `${id} ${subject}`))
    expect(ids.size).toBe(MAILS)
  })

  it('after recording sends nothing again', async () => {
    await worker.pass()
    await worker.send()
    await worker.pass()
    await worker.send()
    expect(worker.sent).toHaveLength(MAILS)
  })
})

describe('a mail server that is down for an hour (R-683)', () => {
  it('delays mails, loses none and sends none twice', async () => {
    const { owner } = api.database
    const minute = () => owner`
      update private.mail_outbox set due_at = due_at - interval '1 minute', created_at = created_at - interval '1 minute',
        lease_until = lease_until - interval '1 minute'`
    let isDown = true
    let refused = 0
    const transport = {
      async send(mail: OutgoingMail) {
        if (isDown) {
          refused += 1
          throw new MailError({ code: 'ESOCKET' })
        }
        worker.sent.push(mail)
      },
    }
    await worker.pass()
    for (let at = 0; at < 60; at += 1) {
      await worker.send(transport)
      await minute()
    }
    // Each mail is tried less often: after 0, 2, 6, 14, 30 and 62 minutes.
    expect(refused).toBeLessThanOrEqual(MAILS * 6)
    expect(await waiting()).toBe(MAILS)
    isDown = false
    for (let at = 0; at < 65 && (await waiting()) > 0; at += 1) {
      await worker.send(transport)
      await minute()
    }
    expect(await waiting()).toBe(0)
    expect(new Set(worker.sent.map(({ subject }) => subject)).size).toBe(MAILS)
    expect(worker.sent).toHaveLength(MAILS)
  })
})
