import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asRole } from '../support/database.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { type ChatMember, createChatAccounts } from './support/chat.ts'

// Tests every call of chat and presence as a client of company A against company B.
let api: TestApi
let at: Awaited<ReturnType<typeof createChatAccounts>>
let chatOfB: string
let messageOfB: string
beforeAll(async () => {
  api = await startTestApi()
  at = await createChatAccounts(api)
  const sent = await at.send('bea', 'bob', { message: 'Secret of B' })
  await at.send('bea', 'staff', { message: 'Secret with the staff' })
  chatOfB = sent.chat?.id ?? ''
  messageOfB = sent.msg.id
})
afterAll(() => api.close())

const mayListen = (as: ChatMember, topic: string) =>
  asRole(api.database.owner, { sub: at.accounts[as].uid }, async (tx) => {
    const [row] =
      await tx`select private.may_listen(${topic}) as listen, private.may_speak(${topic}) as speak`
    return [row?.listen, row?.speak]
  })

describe('a client of company A', () => {
  it('finds no person of company B in lists, searches by name or number, and totals', async () => {
    const all = await at.list('ann')
    const names = [...all.contacts, ...all.chatsContacts].map(({ fullName }) => fullName)
    expect(names).toContain('Cast abe')
    expect(names).toContain('Cast staff')
    for (const name of ['Cast bea', 'Cast bob', 'Cast loner', 'Cast ann']) expect(names).not.toContain(name)
    const found = await at.list('ann', 'Cast b')
    expect({ ...found, profileUser: null }).toEqual({
      contacts: [],
      chatsContacts: [],
      hasMoreContacts: false,
      profileUser: null,
      presenceTopics: ['presence:staff', `presence:company:${at.companies.a}`],
    })
  })

  it('gets no person of company B on any page of contacts', async () => {
    const answer = await at.contacts('ann')
    expect(answer.contacts.map(({ fullName }) => fullName)).toEqual(
      expect.arrayContaining(['Cast abe', 'Cast staff']),
    )
    expect(JSON.stringify(answer)).not.toMatch(/Cast (bea|bob|loner|ann)/)
    expect(answer.total).toBe(answer.contacts.length)
    expect(await at.contacts('ann', 'q=Cast b')).toEqual({ contacts: [], total: 0 })
  })

  it('gets the same answer for a person of company B as for an unknown id', async () => {
    const none = { no: 987_654, uid: randomUUID() }
    for (const key of ['no', 'uid'] as const) {
      for (const [method, tail, body] of [
        ['GET', '', undefined],
        ['GET', '?after=0', undefined],
        ['POST', '', { message: 'Hello' }],
        ['POST', '/seen', { seq: 1 }],
      ] as const) {
        const [real, invented] = await Promise.all(
          [at.accounts.bea, none].map((who) =>
            at.call('ann', method, `/apps/chat/chats/${who[key]}${tail}`, body),
          ),
        )
        expect(real?.status).toBe(404)
        expect(real?.text).toBe(invented?.text)
      }
    }
  })

  it('reads no chat, read pointer or message of company B, by API or SQL', async () => {
    await asRole(api.database.owner, { sub: at.accounts.ann.uid }, async (tx) => {
      expect(await tx`select id from public.chats where id = ${chatOfB}`).toHaveLength(0)
      expect(await tx`select 1 from public.chat_members where chat_id = ${chatOfB}`).toHaveLength(0)
      expect(await tx`select 1 from public.chat_messages where id = ${messageOfB}`).toHaveLength(0)
      const [counts] = await tx`select (select count(*)::int from public.chats) as chats,
        (select count(*)::int from public.chat_messages) as messages, (select count(*)::int from private.chat_partners()) as partners`
      expect(counts).toEqual({ chats: 0, messages: 0, partners: 0 })
    })
  })

  it('cannot use the id of a message of company B, and learns nothing from the attempt', async () => {
    const path = `/apps/chat/chats/${at.accounts.staff.no}`
    const answer = await at.call('ann', 'POST', path, { message: 'x', id: messageOfB })
    expect(answer.status).toBe(409)
    expect(answer.text).not.toMatch(/Secret|Cast|b\.example/)
  })

  it('can neither listen nor write to topics of company B: presence, typing, chats, hints', async () => {
    for (const topic of [
      `presence:company:${at.companies.b}`,
      'presence:clients',
      `room:chat:${chatOfB}`,
      `room:chat:${randomUUID()}`,
      `user:${at.accounts.bea.uid}`,
    ])
      expect(await mayListen('ann', topic), topic).toEqual([false, false])
    expect(await mayListen('bea', `room:chat:${chatOfB}`)).toEqual([true, true])
    expect(await mayListen('bea', `presence:company:${at.companies.b}`)).toEqual([true, false])
    expect(await mayListen('ann', `presence:company:${at.companies.a}`)).toEqual([true, false])
    expect(await mayListen('ann', 'presence:staff')).toEqual([true, false])
  })

  it('receives no event when a person of company B connects, disconnects or writes', async () => {
    await api.database.owner`delete from realtime.messages`
    await at.beat('bea')
    await at.send('bea', 'bob', { message: 'More' })
    await at.beat('bea', { isLeaving: true })
    const topics = await api.database.owner<{ topic: string }[]>`select distinct topic from realtime.messages`
    for (const { topic } of topics) expect((await mayListen('ann', topic))[0], topic).toBe(false)
    expect(topics.length).toBeGreaterThan(2)
  })

  it('who moves to another company keeps sent messages, and loses writing, typing and presence', async () => {
    const { chat } = await at.send('ann', 'abe', { message: 'Colleagues' })
    await at.beat('abe')
    const { owner } = api.database
    await owner`update public.profiles set company_id = ${at.companies.b}, about = 'New' where id = ${at.accounts.abe.uid}`
    const seen = await at.open('ann', 'abe')
    expect(seen.contact).toMatchObject({
      fullName: 'Cast abe',
      status: 'offline',
      about: '',
      role: '',
      company: null,
      canWrite: false,
    })
    expect(seen.chat?.messages).toHaveLength(1)
    expect((await at.list('ann')).contacts.map(({ fullName }) => fullName)).not.toContain('Cast abe')
    expect(
      (await at.call('ann', 'POST', `/apps/chat/chats/${at.accounts.abe.no}`, { message: 'x' })).status,
    ).toBe(403)
    expect(await mayListen('ann', `room:chat:${chat?.id}`)).toEqual([false, false])
    await owner`update public.profiles set company_id = ${at.companies.a}, about = '' where id = ${at.accounts.abe.uid}`
  })
})

describe('other callers', () => {
  it('two clients without a company may not write to each other', async () => {
    expect((await at.list('loner')).contacts.map(({ fullName }) => fullName)).not.toContain('Cast ann')
    expect((await at.call('loner', 'GET', `/apps/chat/chats/${at.accounts.ann.no}`)).status).toBe(404)
  })

  it('staff write to everyone, and read only messages addressed to them', async () => {
    const { contacts } = await at.list('staff', 'Cast')
    expect(contacts.map(({ fullName }) => fullName)).toEqual([
      'Cast abe',
      'Cast ann',
      'Cast bea',
      'Cast bob',
      'Cast loner',
    ])
    expect((await at.list('staff')).chatsContacts.map(({ fullName }) => fullName)).toEqual(['Cast bea'])
    expect(await mayListen('staff', `room:chat:${chatOfB}`)).toEqual([false, false])
    expect(await mayListen('staff', 'presence:clients')).toEqual([true, false])
  })

  it('an inactive account is refused everything', async () => {
    const { owner } = api.database
    await owner`update public.profiles set status = 'inactive' where id = ${at.accounts.bob.uid}`
    for (const [method, path, body] of [
      ['GET', '/apps/chat/chats-and-contacts', undefined],
      ['GET', `/apps/chat/chats/${at.accounts.bea.no}`, undefined],
      ['POST', `/apps/chat/chats/${at.accounts.bea.no}`, { message: 'x' }],
      ['POST', '/apps/chat/delivered', undefined],
      ['PATCH', '/apps/chat/profile', { about: 'x' }],
      ['POST', '/presence', { tab: crypto.randomUUID() }],
    ] as const)
      expect([403, 404], path).toContain((await at.call('bob', method, path, body)).status)
    expect(await mayListen('bob', `room:chat:${chatOfB}`)).toEqual([false, false])
    const { contact, chat } = await at.open('bea', 'bob')
    expect([contact.canWrite, chat?.messages.length]).toEqual([false, 2])
    await owner`update public.profiles set status = 'active' where id = ${at.accounts.bob.uid}`
  })
})
