import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectMessages, until } from '../../local/testing/realtime-setup.ts'
import { PresenceChannel } from '../../src/lib/realtime/presence-channel.ts'
import { eventually } from '../support/eventually.ts'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'

// The presence channels of the product with their policies, through the whole embedded Supabase.
const password = 'quillport-demo'
const ids = {
  manager: '00000000-0000-4000-8000-000000000003',
  client: '00000000-0000-4000-8000-000000000005',
  outsider: '0f000000-0000-4000-8000-0000000000e1',
}
const chat = '0f400000-0000-4000-8000-000000000001'
let supabase: TestSupabase
const rooms: PresenceChannel[] = []
const clients: SupabaseClient[] = []

beforeAll(async () => {
  supabase = await startTestSupabase({ functionsDir: '/nonexistent' })
  const { owner } = supabase.database
  // A person of another company than the demo client's.
  await owner`insert into public.companies (id, name) values ('0f000000-0000-4000-8000-0000000000e0', 'Another')`
  await owner`
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new)
    select instance_id, ${ids.outsider}, aud, role, 'outsider@demo.com', encrypted_password, now(), raw_app_meta_data,
      '{}', now(), now(), '', '', '', '' from auth.users where id = ${ids.client}`
  await owner`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${ids.outsider}, ${ids.outsider}, ${owner.json({ sub: ids.outsider, email: 'outsider@demo.com' })}, 'email', now(), now(), now())`
  await owner`update public.profiles set company_id = '0f000000-0000-4000-8000-0000000000e0' where id = ${ids.outsider}`
  await owner`delete from public.chats where low_id = ${ids.manager} and high_id = ${ids.client}`
  await owner`insert into public.chats (id, low_id, high_id) values (${chat}, ${ids.manager}, ${ids.client})`
  await owner`insert into public.chat_members (chat_id, user_id) values (${chat}, ${ids.manager}), (${chat}, ${ids.client})`
})
afterAll(async () => {
  for (const room of rooms) room.close()
  for (const client of clients) await client.realtime.disconnect()
  await supabase.close()
})

async function signIn(who: keyof typeof ids): Promise<SupabaseClient> {
  const client = supabase.client()
  clients.push(client)
  const { error } = await client.auth.signInWithPassword({ email: `${who}@demo.com`, password })
  if (error) throw error
  await client.realtime.setAuth()
  return client
}

/** The database call of POST /presence/typing, as the caller. */
const sayTyping = async (sub: string, name: string, isTyping: boolean): Promise<void> => {
  await supabase.database.owner.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true),
      set_config('request.jwt.claims', ${JSON.stringify({ role: 'authenticated', sub })}, true)`
    await tx`select private.send_typing(${name}, ${isTyping})`
  })
}

/** The same for presence on a channel. */
const noteRoom = async (sub: string, name: string, tab: string, isLeaving: boolean): Promise<string[]> => {
  const rows = await supabase.database.owner.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true),
      set_config('request.jwt.claims', ${JSON.stringify({ role: 'authenticated', sub })}, true)`
    return tx<{ here: string[] }[]>`select private.note_room(${name}, ${tab}, ${isLeaving}) as here`
  })
  return rows[0]?.here ?? []
}

async function enter(who: keyof typeof ids, name: string): Promise<PresenceChannel> {
  const client = await signIn(who)
  const tab = randomUUID()
  const sendTyping = (isTyping: boolean) => sayTyping(ids[who], name, isTyping)
  const room = new PresenceChannel({
    name,
    uid: ids[who],
    load: async () => client,
    sendTyping,
    // The app turns the 404 of the API into this error.
    enter: () => noteRoom(ids[who], name, tab, false).catch(() => null),
    leave: async () => void noteRoom(ids[who], name, tab, true),
  })
  rooms.push(room)
  return room
}

test('the two people of a chat see each other; a client of another company neither joins, sees nor sends', async () => {
  const name = `room:chat:${chat}`
  const [manager, client, outsider] = [
    await enter('manager', name),
    await enter('client', name),
    await enter('outsider', name),
  ]
  await eventually(() => manager.state.get().here.join() === ids.client)
  await eventually(() => client.state.get().here.join() === ids.manager)
  await expect(sayTyping(ids.outsider, name, true)).rejects.toMatchObject({ code: 'P0002' })
  outsider.noteTyping()
  manager.noteTyping()
  await eventually(() => client.state.get().typing.join() === ids.manager)
  expect(outsider.state.get()).toEqual({ here: [], typing: [] })
  const outsiderClient = await signIn('outsider')
  const channel = outsiderClient.channel(name, { config: { private: true } })
  await expect(channel.httpSend('typing', { uid: ids.manager })).rejects.toThrow('permissions to write')
  expect(client.state.get().typing).toEqual([ids.manager])
})

test('a member of a channel cannot appear as another member, with any presence key or message', async () => {
  const name = `room:chat:${chat}`
  const client = await enter('client', name)
  const watcher = (await signIn('client')).channel(name, { config: { private: true } })
  watcher.on('presence', { event: 'sync' }, () => undefined)
  await until(watcher, 'SUBSCRIBED')
  const liar = await signIn('manager')
  const channel = liar.channel(name, { config: { private: true, presence: { key: ids.outsider } } })
  await until(channel, 'SUBSCRIBED')
  expect(await channel.track({})).not.toBe('ok')
  for (const event of ['here', 'left', 'typing']) {
    await channel.send({ type: 'broadcast', event, payload: { uid: ids.outsider } })
    await expect(channel.httpSend(event, { uid: ids.outsider })).rejects.toThrow('permissions to write')
  }
  // The message of the database is sent afterwards: a forged one would have arrived before.
  await noteRoom(ids.manager, name, randomUUID(), false)
  await eventually(() => client.state.get().here.includes(ids.manager))
  expect(client.state.get()).toEqual({ here: [ids.manager], typing: [] })
  expect(watcher.presenceState()).toEqual({})
  await expect(noteRoom(ids.outsider, name, randomUUID(), false)).rejects.toMatchObject({ code: 'P0002' })
})

test('a person is present until their last tab leaves or has not called for 75 seconds', async () => {
  const name = `room:chat:${chat}`
  await supabase.database.owner`delete from private.room_presence`
  const [one, two, mine] = [randomUUID(), randomUUID(), randomUUID()]
  const seen = () => noteRoom(ids.client, name, mine, false)
  expect(await noteRoom(ids.manager, name, one, false)).toEqual([])
  await noteRoom(ids.manager, name, two, false)
  expect(await seen()).toEqual([ids.manager])
  await noteRoom(ids.manager, name, one, true)
  expect(await seen()).toEqual([ids.manager])
  // The same tab id of another person is another tab.
  await noteRoom(ids.client, name, two, true)
  expect(await seen()).toEqual([ids.manager])
  await noteRoom(ids.manager, name, two, true)
  expect(await seen()).toEqual([])
  await noteRoom(ids.manager, name, one, false)
  await supabase.database.owner`update private.room_presence set seen_at = now() - interval '76 seconds'`
  expect(await seen()).toEqual([])
})

test('a person keeps at most forty tabs on channels, the newest', async () => {
  const name = `room:chat:${chat}`
  for (let n = 0; n < 45; n += 1) await noteRoom(ids.manager, name, randomUUID(), false)
  const last = randomUUID()
  await noteRoom(ids.manager, name, last, false)
  const rows = await supabase.database.owner<{ tab: string }[]>`
    select tab_id as tab from private.room_presence where user_id = ${ids.manager}`
  expect(rows).toHaveLength(40)
  expect(rows.map(({ tab }) => tab)).toContain(last)
})

test('a member cannot report that another member types, by socket or by HTTP, and reports it for themselves only', async () => {
  const name = `room:chat:${chat}`
  const client = await enter('client', name)
  const liar = await signIn('manager')
  const channel = liar.channel(name, { config: { private: true, broadcast: { self: true } } })
  const received = collectMessages(channel)
  await until(channel, 'SUBSCRIBED')
  const forged = { uid: ids.client }
  await channel.send({ type: 'broadcast', event: 'typing', payload: forged })
  await expect(channel.httpSend('typing', forged)).rejects.toThrow('permissions to write')
  // The message of the database is sent afterwards: a forged one would have arrived before.
  await sayTyping(ids.manager, name, true)
  const typing = () => received.filter(({ event }) => event === 'typing').map(({ payload }) => payload.uid)
  await eventually(() => typing().length > 0)
  expect(typing()).toEqual([ids.manager])
  await eventually(() => client.state.get().typing.join() === ids.manager)
})

test('a signed-out person cannot join, although the token has not expired', async () => {
  const client = await signIn('client')
  const kept = client.channel(`user:${ids.client}`, { config: { private: true } })
  const received = collectMessages(kept)
  await until(kept, 'SUBSCRIBED')
  const { data } = await client.auth.getSession()
  const token = data.session?.access_token ?? ''
  const { session_id: session } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  await supabase.database.owner`delete from auth.sessions where id = ${session}`
  const other = client.channel(`room:chat:${chat}`, { config: { private: true } })
  expect(await until(other, 'CHANNEL_ERROR')).toContain('Unauthorized')
  // A known limit, hosted too: a joined channel stays until the token is renewed, and carries ids only.
  await supabase.database.owner`select realtime.send('{"id":"x"}', 'note', ${`user:${ids.client}`}, true)`
  await eventually(() => received.length === 1)
})

test('a client of another company is refused on every path', async () => {
  const { owner } = supabase.database
  const [company] = await owner<
    { id: string }[]
  >`select company_id as id from public.profiles where id = ${ids.client}`
  const [project] = await owner<{ id: string }[]>`
    select id from public.projects where company_id = ${company?.id ?? ''} limit 1`
  const nobody = '00000000-0000-4000-8000-0000000000ff'
  for (const name of [
    `room:chat:${chat}`,
    `room:project:${project?.id ?? nobody}`,
    `room:project:${nobody}`,
    `room:thread:${nobody}`,
    `presence:company:${company?.id}`,
    'presence:clients',
    `user:${ids.client}`,
  ]) {
    const outsiderClient = await signIn('outsider')
    const channel = outsiderClient.channel(name, { config: { private: true } })
    expect(await until(channel, 'CHANNEL_ERROR'), name).toContain('Unauthorized')
    await expect(channel.httpSend('presence', { id: ids.outsider }), name).rejects.toThrow(
      'permissions to write',
    )
  }
})
