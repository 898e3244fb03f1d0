import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAIL_ACCOUNTS, type MailApi, mailBody, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

it('ten concurrent sends with one id create one message', async () => {
  const body = mailBody(['manager'])
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => mail.call('client', 'POST', '/mail/messages', body)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
  const bodies = new Set(answers.map(({ text }) => text))
  expect(bodies.size).toBe(1)
  expect(await mail.threads('manager')).toMatchObject({
    total: 1,
    threads: [{ unreadCount: 1, messageCount: 1 }],
  })
  const hints = await mail.hints('manager')
  expect(hints.filter(({ event }) => event === 'mail')).toHaveLength(1)
})

it('a repeated send answers the first message, whatever it contains', async () => {
  const body = mailBody(['manager'], { subject: 'First' })
  await mail.call('client', 'POST', '/mail/messages', body)
  const again = await mail.call('client', 'POST', '/mail/messages', {
    ...body,
    subject: 'Second',
    to: [MAIL_ACCOUNTS.user],
  })
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({
    message: { subject: 'First', recipients: [{ uid: MAIL_ACCOUNTS.manager }] },
  })
})

it('an id of another person’s message reveals nothing of it', async () => {
  const { message } = await mail.send('client', ['manager'], { html: 'the secret' })
  for (const as of ['colleague', 'rival', 'manager', 'admin'] as const) {
    const answer = await mail.call(as, 'POST', '/mail/messages', mailBody(['user'], { id: message.id }))
    expect(refusal(answer)).toEqual({ status: 404, code: 'not_found' })
    expect(answer.text).not.toContain('secret')
  }
})

it('concurrent messages are numbered without a gap, and counted once each', async () => {
  const { thread } = await mail.send('manager', ['user', 'auth'], { subject: 'Crowd' })
  const people = ['manager', 'user', 'auth'] as const
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => {
      const from = people[n % 3] as (typeof people)[number]
      return mail.reply(
        from,
        thread.threadId,
        people.filter((each) => each !== from),
        { html: `n${n}` },
      )
    }),
  )
  for (const as of people) {
    const { messages, thread: summary } = await mail.thread(as, thread.threadId)
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, n) => n + 1))
    expect(new Set(messages.map(({ text }) => text)).size).toBe(31)
    expect(summary.messageCount).toBe(31)
    const times = messages.map(({ sentAt }) => sentAt)
    expect(times).toEqual([...times].sort())
  }
})

it('a refused message leaves no gap', async () => {
  const { thread } = await mail.send('client', ['manager'])
  const bad = mailBody(['manager'], {
    threadId: thread.threadId,
    attachments: [{ id: randomUUID(), name: 'a', size: 1, mime: '' }],
  })
  expect((await mail.call('client', 'POST', '/mail/messages', bad)).status).toBe(422)
  const { message } = await mail.reply('manager', thread.threadId, ['client'])
  expect(message.seq).toBe(2)
})

it('each mailbox has its own numbers', async () => {
  const a = await mail.send('colleague', ['client'])
  const b = await mail.send('colleague', ['client'])
  expect([a.thread.no, b.thread.no]).toEqual([1, 2])
})
