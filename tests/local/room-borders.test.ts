import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Room } from '../../src/lib/room-topic.ts'
import { eventually } from '../support/eventually.ts'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'
import { listen, until } from './realtime-parts.ts'

// The rooms of the product, under its own policies, through the whole embedded Supabase.
const password = 'quillport-demo'
const ids = {
  manager: '00000000-0000-4000-8000-000000000003',
  client: '00000000-0000-4000-8000-000000000005',
  outsider: '0f000000-0000-4000-8000-0000000000e1',
}
const chat = '0f400000-0000-4000-8000-000000000001'
let supabase: TestSupabase
const rooms: Room[] = []
const clients: SupabaseClient[] = []

beforeAll(async () => {
  supabase = await startTestSupabase({ functionsDir: '/nonexistent' })
  const { owner } = supabase.database
  // Somebody of another company than the demo client's.
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

/** What the API does for a call: the database is asked as the caller, whatever it wants to say. */
const sayTyping = async (sub: string, name: string, isTyping: boolean): Promise<void> => {
  await supabase.database.owner.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true),
      set_config('request.jwt.claims', ${JSON.stringify({ role: 'authenticated', sub })}, true)`
    await tx`select private.say_typing(${name}, ${isTyping})`
  })
}

async function enter(who: keyof typeof ids, name: string): Promise<Room> {
  const client = await signIn(who)
  const say = (isTyping: boolean) => sayTyping(ids[who], name, isTyping)
  const room = new Room({ name, uid: ids[who], load: async () => client, say })
  rooms.push(room)
  return room
}

test('the two of a chat see each other there; a client of another company neither joins, sees nor speaks', async () => {
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
  const stranger = await signIn('outsider')
  const channel = stranger.channel(name, { config: { private: true } })
  await expect(channel.httpSend('typing', { uid: ids.manager })).rejects.toThrow('permissions to write')
  expect(client.state.get().typing).toEqual([ids.manager])
})

test('a member of a room cannot say that another member types, by socket or by HTTP, and says it of itself alone', async () => {
  const name = `room:chat:${chat}`
  const client = await enter('client', name)
  const liar = await signIn('manager')
  const channel = liar.channel(name, { config: { private: true, broadcast: { self: true } } })
  const heard = listen(channel)
  await until(channel, 'SUBSCRIBED')
  const forged = { uid: ids.client }
  await channel.send({ type: 'broadcast', event: 'typing', payload: forged })
  await expect(channel.httpSend('typing', forged)).rejects.toThrow('permissions to write')
  // What is sent through the database comes after: had the forged word gone out, it would have been heard before.
  await sayTyping(ids.manager, name, true)
  await eventually(() => heard.length > 0)
  expect(heard.map(({ event, payload }) => [event, payload.uid])).toEqual([['typing', ids.manager]])
  await eventually(() => client.state.get().typing.join() === ids.manager)
})

test('who was signed out joins nothing any more, though the token still lasts', async () => {
  const client = await signIn('client')
  const kept = client.channel(`user:${ids.client}`, { config: { private: true } })
  const heard = listen(kept)
  await until(kept, 'SUBSCRIBED')
  const { data } = await client.auth.getSession()
  const token = data.session?.access_token ?? ''
  const { session_id: session } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  await supabase.database.owner`delete from auth.sessions where id = ${session}`
  const other = client.channel(`room:chat:${chat}`, { config: { private: true } })
  expect(await until(other, 'CHANNEL_ERROR')).toContain('Unauthorized')
  // The known limit, hosted too: what is joined already goes on until the token is renewed; it says ids and no more.
  await supabase.database.owner`select realtime.send('{"id":"x"}', 'note', ${`user:${ids.client}`}, true)`
  await eventually(() => heard.length === 1)
})

test('a client of another company is refused at every door of this one', async () => {
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
    const stranger = await signIn('outsider')
    const channel = stranger.channel(name, { config: { private: true } })
    expect(await until(channel, 'CHANNEL_ERROR'), name).toContain('Unauthorized')
    await expect(channel.httpSend('presence', { id: ids.outsider }), name).rejects.toThrow(
      'permissions to write',
    )
  }
})
