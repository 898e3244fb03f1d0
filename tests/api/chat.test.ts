import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatProfileResponse } from '../../supabase/functions/_shared/contract/chat.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createChatAccounts } from './support/chat.ts'

let api: TestApi
let at: Awaited<ReturnType<typeof createChatAccounts>>
beforeAll(async () => {
  api = await startTestApi()
  at = await createChatAccounts(api)
})
beforeEach(async () => {
  const { owner } = api.database
  await owner`delete from public.chats`
  await owner`delete from public.notifications`
  await owner`delete from realtime.messages`
  await owner`delete from private.presence_tabs`
  await owner`update public.profiles set seen_at = null, presence = 'online'`
})
afterAll(() => api.close())

describe('POST a message (R-078, R-174)', () => {
  it('creates the chat with the first message and answers it, then the message alone', async () => {
    const first = await at.send('ann', 'staff', { message: 'Hello' })
    expect(first.msg).toMatchObject({
      message: 'Hello',
      senderId: at.accounts.ann.no,
      seq: 1,
      feedback: { isSent: true, isDelivered: false, isSeen: false },
    })
    expect(first.chat).toMatchObject({
      userId: at.accounts.staff.no,
      unseenMsgs: 0,
      messages: [{ message: 'Hello' }],
    })
    const second = await at.send('staff', 'ann', { message: 'Hi', senderId: at.accounts.staff.no })
    expect(second.chat).toBeUndefined()
    expect(second.msg).toMatchObject({ seq: 2, senderId: at.accounts.staff.no })
  })

  it('creates one message for the same id sent again, at once or later', async () => {
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => at.send('ann', 'staff', { message: 'Once', id })),
    )
    expect(new Set(answers.map(({ msg }) => msg.seq))).toEqual(new Set([1]))
    expect((await at.send('ann', 'staff', { message: 'Twice', id })).msg.message).toBe('Once')
    expect((await at.open('ann', 'staff')).chat?.messages).toHaveLength(1)
    expect((await at.list('staff')).chatsContacts[0]?.chat.unseenMsgs).toBe(1)
  })

  it('numbers messages of both people without gaps or duplicates under concurrency', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 2 ? at.send('ann', 'staff', { message: `a${n}` }) : at.send('staff', 'ann', { message: `s${n}` }),
      ),
    )
    const { chat } = await at.open('ann', 'staff')
    expect(chat?.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
    const times = chat?.messages.map(({ time }) => time) ?? []
    expect([...times].sort()).toEqual(times)
  })

  it('refuses an id another person has used, and reveals nothing of that message', async () => {
    const id = randomUUID()
    await at.send('bea', 'staff', { message: 'Mine', id })
    const answer = await at.call('ann', 'POST', `/apps/chat/chats/${at.accounts.staff.no}`, {
      message: 'x',
      id,
    })
    expect(answer.status).toBe(409)
    expect(answer.text).not.toContain('Mine')
  })

  it('refuses an id the same person has used in another chat, and writes nothing there', async () => {
    const id = randomUUID()
    await at.send('ann', 'staff', { message: 'To the staff', id })
    const answer = await at.call('ann', 'POST', `/apps/chat/chats/${at.accounts.abe.no}`, {
      message: 'To Abe',
      id,
    })
    expect(answer.status).toBe(409)
    expect(answer.text).not.toContain('To the staff')
    expect((await at.open('ann', 'abe')).chat?.messages ?? []).toEqual([])
    expect((await at.open('ann', 'staff')).chat?.messages.map(({ message }) => message)).toEqual([
      'To the staff',
    ])
  })

  it('refuses an empty message, a long one, another sender, the caller as recipient, and an unknown one', async () => {
    const path = `/apps/chat/chats/${at.accounts.staff.no}`
    const status = async (body: unknown, to = path) => (await at.call('ann', 'POST', to, body)).status
    expect(await status({ message: ' \n\t ' })).toBe(422)
    expect(await status({ message: 'x'.repeat(5001) })).toBe(422)
    expect(await status({ message: 7 })).toBe(422)
    expect(await status({})).toBe(422)
    expect(await status({ message: 'x', id: 'x' })).toBe(422)
    expect(await status({ message: 'x', senderId: at.accounts.staff.no })).toBe(403)
    expect(await status({ message: 'x' }, `/apps/chat/chats/${at.accounts.ann.no}`)).toBe(404)
    expect(await status({ message: 'x' }, '/apps/chat/chats/999999')).toBe(404)
    expect(await status({ message: 'x' }, '/apps/chat/chats/99999999999999999999')).toBe(404)
    expect((await at.list('ann')).chatsContacts).toEqual([])
    expect(await status({ message: 'x'.repeat(5000) })).toBe(201)
  })

  it('stores the text unchanged: markup, emoji, other scripts, lines', async () => {
    const message = '<b>bold</b> 👩‍👩‍👧 东京 שלום\n\n  two  spaces &amp; $1'
    await at.send('ann', 'staff', { message })
    expect((await at.open('staff', 'ann')).chat?.messages[0]?.message).toBe(message)
  })
})

describe('the delivery state of a message (R-116)', () => {
  it('changes from sent to delivered to seen, and notifies the sender of each step', async () => {
    const { msg } = await at.send('ann', 'staff', { message: 'Hello' })
    const mine = async () => (await at.open('ann', 'staff', '?after=0')).chat
    expect((await mine())?.messages[0]?.feedback).toEqual({ isSent: true, isDelivered: false, isSeen: false })
    expect((await at.delivered('staff')).status).toBe(204)
    expect((await mine())?.messages[0]?.feedback).toEqual({ isSent: true, isDelivered: true, isSeen: false })
    expect((await at.seen('staff', 'ann', msg.seq)).status).toBe(204)
    expect(await mine()).toMatchObject({
      deliveredSeq: 1,
      seenSeq: 1,
      messages: [{ feedback: { isSent: true, isDelivered: true, isSeen: true } }],
    })
    const { chatsContacts } = await at.list('ann')
    const chatId = chatsContacts[0]?.chat.id
    expect(await at.hints(`user:${at.accounts.ann.uid}`)).toEqual(
      ['message', 'delivered', 'seen'].map((what) => ({
        event: 'chat',
        chatId,
        seq: 1,
        what,
        by: at.accounts[what === 'message' ? 'ann' : 'staff'].uid,
      })),
    )
  })

  it('never decreases, never exceeds the last number, and sends no repeated hint', async () => {
    for (const message of ['1', '2', '3']) await at.send('ann', 'staff', { message })
    await at.seen('staff', 'ann', 3)
    await at.seen('staff', 'ann', 1)
    await at.seen('staff', 'ann', 999)
    await at.delivered('staff')
    await at.delivered('staff')
    expect((await at.open('ann', 'staff', '?after=0')).chat).toMatchObject({ seenSeq: 3, deliveredSeq: 3 })
    const receipts = (await at.hints(`user:${at.accounts.ann.uid}`)).filter(({ what }) => what !== 'message')
    expect(receipts).toHaveLength(1)
  })

  it('opening a chat sets its unseen count to 0; reading a later page does not', async () => {
    for (const message of ['1', '2', '3']) await at.send('ann', 'staff', { message })
    expect((await at.list('staff')).chatsContacts[0]?.chat).toMatchObject({
      unseenMsgs: 3,
      messages: [{ message: '3' }],
    })
    expect((await at.open('staff', 'ann', '?after=1')).chat).toMatchObject({ unseenMsgs: 3 })
    expect((await at.list('staff')).chatsContacts[0]?.chat.unseenMsgs).toBe(3)
    expect((await at.open('staff', 'ann')).chat).toMatchObject({ unseenMsgs: 0 })
    expect((await at.list('staff')).chatsContacts[0]?.chat.unseenMsgs).toBe(0)
  })

  it('own messages are never unseen', async () => {
    await at.send('ann', 'staff', { message: '1' })
    expect((await at.list('ann')).chatsContacts[0]?.chat.unseenMsgs).toBe(0)
  })
})

describe('GET a chat', () => {
  it('answers the newest fifty messages, the page before, and everything after, in order', async () => {
    for (let n = 1; n <= 120; n += 1) await at.send('ann', 'staff', { message: `${n}` })
    const seqs = (answer: Awaited<ReturnType<typeof at.open>>) => answer.chat?.messages.map(({ seq }) => seq)
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)
    const newest = await at.open('staff', 'ann')
    expect(seqs(newest)).toEqual(range(71, 120))
    expect(newest.chat).toMatchObject({ hasOlder: true, lastSeq: 120 })
    expect(seqs(await at.open('staff', 'ann', '?before=71'))).toEqual(range(21, 70))
    const oldest = await at.open('staff', 'ann', '?before=21')
    expect(seqs(oldest)).toEqual(range(1, 20))
    expect(oldest.chat?.hasOlder).toBe(false)
    const second = await at.open('staff', 'ann', '?before=52')
    expect(seqs(second)).toEqual(range(2, 51))
    expect(second.chat?.hasOlder).toBe(true)
    expect(seqs(await at.open('staff', 'ann', '?after=100'))).toEqual(range(101, 120))
    expect((await at.call('staff', 'GET', `/apps/chat/chats/${at.accounts.ann.no}?after=x`)).status).toBe(422)
  })

  it('answers a contact without messages for a person without a chat', async () => {
    await api.database.owner`
      update public.profiles set about = 'Reads', avatar_path = ${`${at.accounts.staff.uid}/a.png`} where id = ${at.accounts.staff.uid}`
    const { chat, contact } = await at.open('ann', 'staff')
    expect(chat).toBeNull()
    expect(contact).toMatchObject({
      about: 'Reads',
      avatar: `${at.accounts.staff.uid}/a.png`,
      id: at.accounts.staff.no,
      fullName: 'Cast staff',
      role: 'user',
      canWrite: true,
    })
  })

  it('finds chats and contacts by full name without regard to case and accents, and escapes wildcards', async () => {
    await api.database
      .owner`update public.profiles set full_name = 'Zoé 100 % Étude' where id = ${at.accounts.abe.uid}`
    await at.send('ann', 'abe', { message: 'x' })
    const found = await at.list('ann', 'zoe 100 %')
    expect(found.chatsContacts.map(({ fullName }) => fullName)).toEqual(['Zoé 100 % Étude'])
    expect(found.contacts.map(({ fullName }) => fullName)).toEqual(['Zoé 100 % Étude'])
    expect((await at.list('ann', 'z%e')).contacts).toEqual([])
    await api.database
      .owner`update public.profiles set full_name = 'Cast abe' where id = ${at.accounts.abe.uid}`
  })

  it('lists the newest chat first', async () => {
    await at.send('ann', 'staff', { message: '1' })
    await at.send('ann', 'abe', { message: '2' })
    await at.send('staff', 'ann', { message: '3' })
    expect((await at.list('ann')).chatsContacts.map(({ id }) => id)).toEqual([
      at.accounts.staff.no,
      at.accounts.abe.no,
    ])
  })
})

describe('the notification of a chat', () => {
  const bell = async () => [
    ...(await api.database
      .owner`select user_id, kind, payload, read_at is null as unread from public.notifications`),
  ]

  it('is created once for a person without an open tab, until the chat is opened', async () => {
    await at.send('ann', 'staff', { message: '1' })
    await at.send('ann', 'staff', { message: '2' })
    const note = {
      user_id: at.accounts.staff.uid,
      kind: 'chat_received',
      payload: { uid: at.accounts.ann.uid, actor: 'Cast ann', affiliation: 'Company A' },
    }
    expect(await bell()).toEqual([{ ...note, unread: true }])
    await at.open('staff', 'ann')
    expect(await bell()).toEqual([{ ...note, unread: false }])
    await at.send('ann', 'staff', { message: '3' })
    expect((await bell()).filter(({ unread }) => unread)).toHaveLength(1)
  })

  it('stays unread when the chat with another person is opened', async () => {
    await at.send('ann', 'staff', { message: '1' })
    await at.send('bea', 'staff', { message: '2' })
    await at.open('staff', 'ann')
    const unread = (await bell()).filter((note) => note.unread)
    expect(unread.map(({ payload }) => payload.actor)).toEqual(['Cast bea'])
  })

  it('is not created for a person with an open tab, or with that kind turned off', async () => {
    await at.beat('staff')
    await at.send('ann', 'staff', { message: '1' })
    expect(await bell()).toEqual([])
    const { profileUser } = chatProfileResponse.parse(
      (await at.call('abe', 'PATCH', '/apps/chat/profile', { isNotificationsOn: false })).body,
    )
    expect(profileUser.settings).toEqual({
      isTwoStepAuthVerificationEnabled: false,
      isNotificationsOn: false,
    })
    await at.send('ann', 'abe', { message: '1' })
    expect(await bell()).toEqual([])
    await at.call('abe', 'PATCH', '/apps/chat/profile', { isNotificationsOn: true })
    await at.send('ann', 'abe', { message: '2' })
    expect(await bell()).toHaveLength(1)
  })
})

describe('the chat profile of the caller (R-115)', () => {
  it('stores the changed fields and keeps the others', async () => {
    const patch = (body: object) => at.call('ann', 'PATCH', '/apps/chat/profile', body)
    await patch({ about: '  Translator of poems  ' })
    const answer = chatProfileResponse.parse((await patch({ status: 'busy' })).body)
    expect(answer.profileUser).toMatchObject({
      id: at.accounts.ann.no,
      about: 'Translator of poems',
      status: 'busy',
      role: 'client',
    })
    expect((await at.list('ann')).profileUser).toEqual(answer.profileUser)
    expect((await patch({ about: 'x'.repeat(2001) })).status).toBe(422)
    expect((await patch({ status: 'invisible' })).status).toBe(422)
    expect((await patch({ isNotificationsOn: 'yes' })).status).toBe(422)
  })
})
