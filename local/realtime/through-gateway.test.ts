import { expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { startTestSupabase } from '../../tests/support/supabase.ts'
import { collectMessages, until } from '../testing/realtime-setup.ts'

const signIn = { email: 'user@demo.com', password: 'quillport-demo' }

test('a signed-in person receives their own topic through the whole embedded Supabase, which stops during the subscription', async () => {
  const supabase = await startTestSupabase({ functionsDir: '/nonexistent' })
  const client = supabase.client()
  const { data, error } = await client.auth.signInWithPassword(signIn)
  expect(error).toBeNull()
  await client.realtime.setAuth()
  const topic = `user:${data.user?.id}`
  const channel = client.channel(topic, { config: { private: true } })
  const received = collectMessages(channel)
  await until(channel, 'SUBSCRIBED')
  const { owner } = supabase.database
  await owner`select realtime.send('{"seq": 1}', 'notification', ${topic})`
  await eventually(() => received.length === 1)
  const outsider = client.channel('user:00000000-0000-4000-8000-000000000000', { config: { private: true } })
  expect(await until(outsider, 'CHANNEL_ERROR')).toContain('Unauthorized')
  // With the socket still open: a close that waits for it exceeds the time limit of the test.
  await supabase.close()
  await client.realtime.disconnect()
})
