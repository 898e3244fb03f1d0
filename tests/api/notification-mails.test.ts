import type { Sql } from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from '../../supabase/functions/_shared/contract/notifications.ts'
import { createAsService } from '../../supabase/functions/_shared/db/as-service.ts'
import {
  MailError,
  type MailTransport,
  type OutgoingMail,
} from '../../supabase/functions/_shared/mail/smtp.ts'
import { sendDueMails } from '../../supabase/functions/send-mails/send-due-mails.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
const sent: OutgoingMail[] = []
let failure: unknown = null
let sql: Sql
beforeAll(async () => {
  api = await startTestApi()
  sql = api.database.connect('worker')
})
afterAll(() => api.close())
afterEach(async () => {
  sent.length = 0
  failure = null
  const { owner } = api.database
  await owner`delete from private.mail_outbox`
  await owner`delete from private.mail_recipients`
  await owner`delete from public.notifications`
  await owner`update public.profile_details set settings = '{}'`
})

const APP = 'https://app.test'
const server = {
  async send(mail: OutgoingMail) {
    if (failure) throw failure
    sent.push(mail)
  },
}
const send = (transport: MailTransport | null = server) =>
  sendDueMails({
    asService: createAsService(sql),
    transport,
    appUrl: APP,
    log: () => undefined,
  })
const notify = (kind: string, payload: Record<string, string>, person: string = PEOPLE.client) =>
  api.database.owner`select private.notify(${person}, ${kind}, ${api.database.owner.json(payload)})`
const pass = () => api.database.owner`
  update private.mail_outbox set due_at = due_at - interval '1 day', lease_until = lease_until - interval '1 day'`
const PROJECT = 'b0000000-0000-4000-8000-000000000001'
const comment = { projectId: PROJECT, title: 'Les Vagues', actor: 'Mona Moore' }

describe('a notification', () => {
  it('is mailed after three minutes, and then no more (R-680, R-682)', async () => {
    await notify('project_comment', comment)
    expect(await send()).toMatchObject({ sent: 0 })
    await pass()
    expect(await send()).toEqual({ sent: 1, refused: 0, later: 0 })
    expect(sent).toMatchObject([
      {
        to: 'client@demo.com',
        subject: 'Mona Moore commented on “Les Vagues”',
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      },
    ])
    expect(sent[0]?.text).toContain(`${APP}/build/apps/projects/view/${PROJECT}`)
    // Without a domain that receives mail.
    expect([sent[0]?.replyTo, sent[0]?.bounceTo]).toEqual([undefined, undefined])
    expect(sent[0]?.text).not.toContain('above this line')
    expect(await send()).toMatchObject({ sent: 0 })
  })

  it('is not mailed once it is read in the app, and is mailed with the bell switched off (R-680)', async () => {
    await notify('project_comment', comment)
    await api.database.owner`update public.notifications set read_at = now()`
    await pass()
    expect(await send()).toMatchObject({ sent: 0 })
    const off = { notifications: { project_comment: false } }
    expect((await api.send('client', 'PATCH', '/account', off)).status).toBe(200)
    await notify('project_comment', comment)
    await pass()
    expect(await send()).toMatchObject({ sent: 1 })
  })

  it('is one mail with 199 others of its thread, which lists what differs', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        notify('project_comment', { ...comment, actor: n % 2 ? 'Mona Moore' : 'Ada Aalto' }),
      ),
    )
    await pass()
    expect(await send()).toMatchObject({ sent: 1 })
    expect(sent[0]?.text).toContain('Ada Aalto commented')
    expect(sent[0]?.text.match(/commented/g)).toHaveLength(2)
  })

  it('is mailed three minutes after the first message of a conversation that goes on (R-680)', async () => {
    const { owner } = api.database
    const message = { threadId: PROJECT, title: 'Vowels', actor: 'Mona Moore' }
    const write = () =>
      owner`select private.notify_again(${PEOPLE.client}, 'message_received', ${owner.json(message)}, 'threadId')`
    for (let minute = 0; minute < 4; minute += 2) {
      await write()
      await owner`update private.mail_outbox set due_at = due_at - interval '2 minutes'`
    }
    expect(await owner`select from public.notifications`).toHaveLength(1)
    expect(await send()).toMatchObject({ sent: 1 })
  })

  it('follows the choice of the person: never, once a day, at once (R-681)', async () => {
    const choose = (mail: object) => api.send('client', 'PATCH', '/account', { mail })
    expect((await choose({ messages: 'never' })).status).toBe(200)
    await notify('project_comment', comment)
    await pass()
    expect(await send()).toMatchObject({ sent: 0 })
    await choose({ messages: 'daily', status: 'daily', language: 'fr', timeZone: 'Europe/Paris' })
    await notify('project_comment', comment)
    await notify('project_status', { ...comment, status: 'delivered' })
    const [row] = await api.database.owner<{ hour: number }[]>`
      select extract(hour from due_at at time zone 'Europe/Paris')::int as hour from private.mail_outbox`
    expect(row?.hour).toBe(8)
    await pass()
    await send()
    expect(sent.map(({ subject }) => subject)).toEqual(['2 nouveautés depuis hier'])
    expect(sent[0]?.text).toContain('La demande «\u202fLes Vagues\u202f» est maintenant livrée')
    // A link for each group of the mail.
    expect(sent[0]?.text).toMatch(/group=messages[\s\S]*group=status/)
  })

  it('is not mailed to a person who was deactivated, or whose address is not confirmed (R-686)', async () => {
    const { owner } = api.database
    await notify('project_comment', comment)
    await pass()
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.client}`
    expect(await send()).toMatchObject({ sent: 0 })
    await owner`update public.profiles set status = 'active' where id = ${PEOPLE.client}`
    await owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.client}`
    await notify('project_comment', comment)
    await pass()
    expect(await send()).toMatchObject({ sent: 0 })
    await owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.client}`
  })

  it('refuses settings that no mail could follow, at their field', async () => {
    const answer = await api.send('client', 'PATCH', '/account', {
      mail: { timeZone: 'Mars/Base', quietFrom: '25:00' },
    })
    expect(answer.status).toBe(422)
  })
})

describe('a mail server', () => {
  const busy = new MailError({ responseCode: 451, code: 'EENVELOPE' })
  const unknown = new MailError({ responseCode: 550, code: 'EENVELOPE' })

  it('that is busy gets the mail later, with the same id (R-683)', async () => {
    await notify('project_comment', comment)
    await pass()
    failure = busy
    expect(await send()).toEqual({ sent: 0, refused: 0, later: 1 })
    expect(await send()).toMatchObject({ later: 0 })
    const [row] = await api.database.owner<{ id: string }[]>`select id from private.mail_outbox`
    failure = null
    await pass()
    await send()
    expect(sent.map(({ id }) => id)).toEqual([row?.id])
  })

  it('that refuses an address twice gets no more mails for it, but for a new one (R-683)', async () => {
    failure = unknown
    for (let n = 0; n < 2; n += 1) {
      await notify('project_comment', comment)
      await pass()
      expect(await send()).toMatchObject({ refused: 1 })
    }
    failure = null
    await notify('project_comment', comment)
    await pass()
    expect(await send()).toEqual({ sent: 0, refused: 0, later: 0 })
    const { owner } = api.database
    await owner`update auth.users set email = 'new@demo.com' where id = ${PEOPLE.client}`
    await notify('project_comment', comment)
    await pass()
    expect(await send()).toMatchObject({ sent: 1 })
    expect(sent[0]?.to).toBe('new@demo.com')
    await owner`update auth.users set email = 'client@demo.com' where id = ${PEOPLE.client}`
  })

  it('that is not configured lets events wait, and those of more than three days are deleted (R-683)', async () => {
    await notify('project_comment', comment)
    await pass()
    const { owner } = api.database
    expect(await send(null)).toEqual({ sent: 0, refused: 0, later: 0 })
    await owner`update private.mail_outbox set created_at = now() - interval '71 hours'`
    await send(null)
    expect(await owner`select from private.mail_outbox`).toHaveLength(1)
    await owner`update private.mail_outbox set created_at = now() - interval '73 hours'`
    await send(null)
    expect(await owner`select from private.mail_outbox`).toHaveLength(0)
  })

  it('gets a mail again when the process ended before it was recorded (R-683)', async () => {
    await notify('project_comment', comment)
    await pass()
    await createAsService(sql)((tx) => tx`select * from private.claim_mails(10)`)
    expect(await send()).toMatchObject({ sent: 0 })
    await pass()
    expect(await send()).toMatchObject({ sent: 1 })
  })
})

describe('the link at the end of a mail', () => {
  it('ends the mails of its group by POST only, without a sign-in (R-684)', async () => {
    await notify('project_comment', comment)
    await pass()
    await send()
    const path =
      /<https:\/\/app\.test\/api(\S+)>/.exec(sent[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const opened = await api.send(null, 'GET', path)
    expect(opened.status).toBe(302)
    const choice = async () => {
      const { body } = await api.send('client', 'GET', '/account')
      return (body as { account: { mail: Record<string, string> } }).account.mail
    }
    expect(await choice()).toMatchObject({ messages: 'at_once' })
    for (let n = 0; n < 2; n += 1) expect((await api.send(null, 'POST', path)).status).toBe(204)
    expect(await choice()).toMatchObject({ messages: 'never', turn: 'at_once' })
    const foreign = path.replace(/token=[^&]+/, `token=${crypto.randomUUID()}`)
    expect((await api.send(null, 'POST', foreign)).status).toBe(204)
  })

  it('drops the waiting mails of its group and keeps those of others (R-684)', async () => {
    await notify('project_comment', comment)
    await pass()
    await send()
    const path =
      /<https:\/\/app\.test\/api(\S+)>/.exec(sent[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    await notify('project_comment', { ...comment, title: 'Le Port' })
    await notify('project_question', comment)
    expect((await api.send(null, 'POST', path)).status).toBe(204)
    const waiting = await api.database.owner<{ kind: string }[]>`select kind from private.mail_outbox`
    expect(waiting.map(({ kind }) => kind)).toEqual(['project_question'])
  })
})

it('each kind of notification is in its group of mails (R-681)', async () => {
  const rows = await api.database.owner<{ kind: string; group: string }[]>`
    select kind, private.mail_group(kind) as "group" from unnest(${[...NOTIFICATION_KINDS]}::text[]) as kind`
  const kindsOf = (group: string) => rows.filter((row) => row.group === group).map(({ kind }) => kind)
  expect(kindsOf('messages')).toEqual([
    'project_comment',
    'mentioned',
    'message_received',
    'message_not_sent',
    'chat_received',
  ])
  expect(kindsOf('status')).toEqual([
    'project_status',
    'project_due_date',
    'project_file',
    'project_withdrawn',
    'project_accepted',
    'project_change_decided',
    'plan_decided',
  ])
  expect(kindsOf('other')).toEqual([
    'import_completed',
    'import_failed',
    'account_created',
    'weekly_export_failed',
  ])
  expect(kindsOf('turn')).toEqual([
    'manuscript_shared',
    'project_received',
    'project_assigned',
    'project_joined',
    'project_question',
    'project_correction',
    'project_change_asked',
    'project_price',
    'project_price_decided',
    'project_reminder',
    'project_accepts_soon',
    'message_assigned',
    'plan_requested',
  ])
})
