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

async function enter(who: keyof typeof ids, name: string): Promise<PresenceChannel> {
  const client = await signIn(who)
  const room = new PresenceChannel({ name, uid: ids[who], load: async () => client })
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
  outsider.noteTyping()
  manager.noteTyping()
  await eventually(() => client.state.get().typing.join() === ids.manager)
  expect(outsider.state.get()).toEqual({ here: [], typing: [] })
  const outsiderClient = await signIn('outsider')
  const channel = outsiderClient.channel(name, { config: { private: true } })
  await expect(channel.httpSend('typing', { uid: ids.manager })).rejects.toThrow('permissions to write')
  expect(client.state.get().typing).toEqual([ids.manager])
})

test('a member is shown under the id of their browser, and cannot send to a topic of hints', async () => {
  const name = `room:chat:${chat}`
  const client = await enter('client', name)
  const manager = await signIn('manager')
  const hints = manager.channel(`user:${ids.manager}`, {
    config: { private: true, broadcast: { self: true }, presence: { key: ids.manager } },
  })
  const received = collectMessages(hints)
  await until(hints, 'SUBSCRIBED')
  await hints.send({ type: 'broadcast', event: 'note', payload: { uid: ids.client } })
  expect(await hints.track({})).not.toBe('ok')
  await expect(hints.httpSend('note', { uid: ids.client })).rejects.toThrow('permissions to write')
  // The hint of the database is sent afterwards: a forged one would have arrived before.
  await supabase.database.owner`select realtime.send('{"id":"x"}', 'true', ${`user:${ids.manager}`}, true)`
  await eventually(() => received.length > 0)
  expect(received.map(({ event }) => event)).toEqual(['true'])
  // Decision 0061: within a room, a member can name another person, whom the app shows only if the room has them.
  const liar = manager.channel(name, { config: { private: true, presence: { key: ids.outsider } } })
  await until(liar, 'SUBSCRIBED')
  expect(await liar.track({})).toBe('ok')
  await eventually(() => client.state.get().here.includes(ids.outsider))
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
