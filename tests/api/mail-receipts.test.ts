import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAIL_ACCOUNTS, type MailApi, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

const received = (as: keyof typeof MAIL_ACCOUNTS, threadId: string, seq: number) =>
  mail.call(as, 'POST', '/mail/received', { threadId, seq })
const stateFor = async (as: keyof typeof MAIL_ACCOUNTS, id: string) => {
  const { thread, messages } = await mail.thread(as, id)
  return [thread.receipt, messages[0]?.state]
}

it('a receipt changes from sent to received to read, and notifies the sender each time', async () => {
  const { thread, message } = await mail.send('client', ['manager', 'user'])
  const id = thread.threadId
  expect(await stateFor('client', id)).toEqual(['sent', 'sent'])
  await mail.hints('client')

  expect((await received('manager', id, 1)).status).toBe(204)
  expect(await mail.hints('client')).toEqual([
    { event: 'receipt', payload: { threadId: id, messageId: message.id } },
  ])
  expect(await stateFor('client', id)).toEqual(['received', 'received'])
  expect(await stateFor('manager', id)).toEqual([null, 'unread'])

  await mail.act('user', { action: 'read', threadIds: [id] })
  expect(await mail.hints('client')).toEqual([
    { event: 'receipt', payload: { threadId: id, messageId: message.id } },
  ])
  expect(await stateFor('client', id)).toEqual(['read', 'read'])
  const [own] = (await mail.thread('client', id)).messages
  expect(
    own?.recipients.map(({ uid, deliveredAt, readAt }) => [uid, deliveredAt !== null, readAt !== null]),
  ).toEqual([
    [MAIL_ACCOUNTS.manager, true, false],
    [MAIL_ACCOUNTS.user, true, true],
  ])
})

it('the unread mark of the caller does not change receipts', async () => {
  const { thread } = await mail.send('client', ['manager'])
  const id = thread.threadId
  const both = async (as: keyof typeof MAIL_ACCOUNTS) => {
    const { thread: now } = await mail.thread(as, id)
    return [now.isRead, now.receipt]
  }
  expect(await both('client')).toEqual([true, 'sent'])
  expect(await both('manager')).toEqual([false, null])
  await mail.act('manager', { action: 'read', threadIds: [id] })
  expect(await both('manager')).toEqual([true, null])
  expect(await both('client')).toEqual([true, 'read'])
  // The unread mark and the trash of the caller do not change receipts.
  await mail.act('client', { action: 'unread', threadIds: [id] })
  expect(await both('client')).toEqual([false, 'read'])
  await mail.act('client', { action: 'trash', threadIds: [id] })
  expect(await both('client')).toEqual([false, 'read'])
  // The reply of the other person is now the newest message.
  await mail.reply('manager', id, ['client'])
  expect(await both('client')).toEqual([false, null])
  expect(await both('manager')).toEqual([true, 'sent'])
})

it('only the sender sees who has read a message', async () => {
  const { thread } = await mail.send('client', ['manager', 'user'])
  await mail.act('user', { action: 'read', threadIds: [thread.threadId] })
  const [seen] = (await mail.thread('manager', thread.threadId)).messages
  expect(seen?.recipients.find(({ uid }) => uid === MAIL_ACCOUNTS.user)).toMatchObject({
    deliveredAt: null,
    readAt: null,
  })
})

it('a repeated receipt sends no hint', async () => {
  const { thread } = await mail.send('client', ['manager'])
  await received('manager', thread.threadId, 1)
  await mail.act('manager', { action: 'read', threadIds: [thread.threadId] })
  await mail.hints('client')
  await received('manager', thread.threadId, 1)
  await mail.act('manager', { action: 'unread', threadIds: [thread.threadId] })
  await mail.act('manager', { action: 'read', threadIds: [thread.threadId] })
  expect(await mail.hints('client')).toEqual([])
  expect(await stateFor('client', thread.threadId)).toEqual(['read', 'read'])
})

it('a receipt covers messages up to a number, with one hint for each sender', async () => {
  const { thread } = await mail.send('client', ['manager'])
  const second = await mail.reply('client', thread.threadId, ['manager'])
  const third = await mail.reply('client', thread.threadId, ['manager'])
  await mail.hints('client')
  await received('manager', thread.threadId, 2)
  expect(await mail.hints('client')).toEqual([
    { event: 'receipt', payload: { threadId: thread.threadId, messageId: second.message.id } },
  ])
  const states = (await mail.thread('client', thread.threadId)).messages.map(({ state }) => state)
  expect(states).toEqual(['received', 'received', 'sent'])
  expect(third.message.state).toBe('sent')
})

it('a receipt for another person’s thread is refused like one for an unknown thread', async () => {
  const { thread } = await mail.send('client', ['manager'])
  for (const as of ['rival', 'admin', 'colleague'] as const) {
    const real = await received(as, thread.threadId, 1)
    expect(refusal(real)).toEqual({ status: 404, code: 'not_found' })
    expect(real.text).toBe((await received(as, MAIL_ACCOUNTS.nobody, 1)).text)
  }
  expect(await stateFor('client', thread.threadId)).toEqual(['sent', 'sent'])
})

it.each([
  [{}],
  [{ threadId: 'x', seq: 1 }],
  [{ threadId: MAIL_ACCOUNTS.nobody, seq: 0 }],
  [{ threadId: MAIL_ACCOUNTS.nobody, seq: 1.5 }],
])('a receipt is refused as %j', async (body) => {
  expect(refusal(await mail.call('manager', 'POST', '/mail/received', body))).toMatchObject({ status: 422 })
})
