import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { collectMessages, until } from '../../../local/testing/realtime-setup.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestSupabase, type TestSupabase } from '../../support/supabase.ts'

// Hints of changed sample data, through the real client.
let supabase: TestSupabase
const clients: SupabaseClient[] = []
beforeAll(async () => {
  supabase = await startTestSupabase()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.realtime.disconnect()
})
afterAll(() => supabase.close())

const TABLES = ['faqs', 'referrals', 'calendar_events']

async function joinAs(role: string) {
  const client = createClient(supabase.url, supabase.database.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
  clients.push(client)
  const { error } = await client.auth.signInWithPassword({
    email: `${role}@demo.com`,
    password: 'quillport-demo',
  })
  if (error) throw error
  await client.realtime.setAuth()
  const channel = client.channel('demo', { config: { private: true } })
  return { channel, received: collectMessages(channel) }
}

test('a changed table is named once per transaction to a person who may read sample data (R-240)', async () => {
  const { channel, received } = await joinAs('user')
  await until(channel, 'SUBSCRIBED')
  const { owner } = supabase.database
  await owner.begin(async (tx) => {
    await tx`update demo.faqs set answer = answer`
    await tx`update demo.faqs set answer = answer`
    await tx`delete from demo.referrals where id = (select max(id) from demo.referrals)`
  })
  await owner`update demo.calendar_events set title = title where id = 1`
  // The scheduled jobs of the fleet and the invoices change other tables at any time.
  const changed = () => received.filter(({ payload }) => TABLES.includes(String(payload.table)))
  await eventually(() => changed().length === 3)
  expect(changed().map(({ payload: { id: _ofTheMessage, ...payload } }) => payload)).toEqual([
    { table: 'faqs' },
    { table: 'referrals' },
    { table: 'calendar_events' },
  ])
})

test('a person without "read demo" is refused and receives nothing (R-240)', async () => {
  const reader = await joinAs('manager')
  const stranger = await joinAs('client')
  await until(reader.channel, 'SUBSCRIBED')
  expect(await until(stranger.channel, 'CHANNEL_ERROR')).toMatch(/^"?Unauthorized/)
  await supabase.database.owner`update demo.products set qty = qty where id = 1`
  await eventually(() => reader.received.some(({ payload }) => payload.table === 'products'))
  expect(stranger.received).toEqual([])
})

test('every table of the schema demo but the row counts sends hints (R-240)', async () => {
  const tables = await supabase.database.owner`
    select c.relname from pg_class c where c.relnamespace = 'demo'::regnamespace and c.relkind = 'r'
      and c.relname <> 'list_totals' and not exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where t.tgrelid = c.oid and p.proname = 'hint_demo_table')`
  expect([...tables]).toEqual([])
})
