import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { password, peopleOf } from '../../local/testing/auth-people.ts'
import { until } from '../../local/testing/realtime-setup.ts'
import { authenticatorCode } from '../../local/testing/totp.ts'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'

let supabase: TestSupabase
const people = peopleOf(() => supabase)
beforeAll(async () => {
  supabase = await startTestSupabase({ functionsDir: '/nonexistent' })
})
afterAll(() => supabase.close())

it('a session reaches no file and no topic of its person before the second factor (R-404)', async () => {
  const { client, email, user } = await people.signedIn()
  const { owner } = supabase.database
  const importOf = async (fileName: string) => {
    const [row] = await owner<{ id: string }[]>`
      insert into public.imports (owner_id, file_name, file_size) values (${user.id}, ${fileName}, 1) returning id`
    return `${user.id}/${row?.id}.zip`
  }
  const [stored, awaited] = [await importOf('Stored.zip'), await importOf('Awaited.zip')]
  const upload = (by: SupabaseClient, path: string) =>
    by.storage.from('archives').upload(path, new Blob(['x']), { contentType: 'application/zip' })
  const reach = async (by: SupabaseClient) => ({
    listed: (await by.storage.from('archives').list(user.id)).data?.length,
    isDownloaded: (await by.storage.from('archives').download(stored)).error === null,
    isSigned: (await by.storage.from('archives').createSignedUrl(stored, 60)).error === null,
    isUploaded: (await upload(by, awaited)).error === null,
  })
  expect((await upload(client, stored)).error).toBeNull()
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const { id: factorId, totp } = factor as { id: string; totp: { secret: string } }
  await client.auth.mfa.challengeAndVerify({ factorId, code: authenticatorCode(totp.secret) })

  const other = supabase.client()
  await other.auth.signInWithPassword({ email, password })
  expect(await reach(other)).toEqual({ listed: 0, isDownloaded: false, isSigned: false, isUploaded: false })
  const listenAs = async (by: SupabaseClient, outcome: 'CHANNEL_ERROR' | 'SUBSCRIBED') => {
    await by.realtime.setAuth()
    await until(by.channel(`user:${user.id}`, { config: { private: true } }), outcome)
    await by.realtime.disconnect()
  }
  await listenAs(other, 'CHANNEL_ERROR')
  await listenAs(client, 'SUBSCRIBED')

  const code = authenticatorCode(totp.secret, 1)
  const raised = await other.auth.mfa.challengeAndVerify({ factorId, code })
  expect(raised.error).toBeNull()
  expect(await reach(other)).toEqual({ listed: 1, isDownloaded: true, isSigned: true, isUploaded: true })
})
