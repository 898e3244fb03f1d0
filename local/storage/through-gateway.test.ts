import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../../tests/support/supabase.ts'

let supabase: TestSupabase
const password = 'quillport-demo'

beforeAll(async () => {
  supabase = await startTestSupabase({ functionsDir: '/nonexistent' })
})
afterAll(() => supabase.close())

async function signIn(email: string) {
  const client = supabase.client()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, id: data.user.id, token: data.session.access_token }
}

/** Uploads an archive like the app, and resolves with the error, if any. */
const send = (token: string, objectName: string) =>
  new Promise<Error | null>((resolve) => {
    new Upload(Buffer.from('PK — an archive'), {
      endpoint: `${supabase.url}/storage/v1/upload/resumable`,
      headers: { authorization: `Bearer ${token}`, apikey: supabase.database.keys.publishableKey },
      metadata: { bucketName: 'archives', objectName, contentType: 'application/zip' },
      retryDelays: null,
      onSuccess: () => resolve(null),
      onError: resolve,
    }).start()
  })

test('an archive is uploaded once for a waiting import, and read by its owner and the service only', async () => {
  const [writer, outsider] = [await signIn('auth@demo.com'), await signIn('user@demo.com')]
  const [row] = await supabase.database.owner<{ id: string }[]>`
    insert into public.imports (owner_id, file_name, file_size) values (${writer.id}, 'a.zip', 15) returning id`
  const name = `${writer.id}/${row?.id}.zip`
  expect((await send(outsider.token, name))?.message).toContain('row-level security')
  expect((await send(writer.token, `${writer.id}/other.zip`))?.message).toContain('row-level security')
  expect(await send(writer.token, name)).toBeNull()
  expect((await send(writer.token, name))?.message).toContain('already exists')
  const text = async (client: typeof writer.client) =>
    (await (await client.storage.from('archives').download(name)).data?.text()) ?? null
  expect(await text(writer.client)).toBe('PK — an archive')
  expect(await text(outsider.client)).toBeNull()
  expect(await text(supabase.service())).toBe('PK — an archive')
  const gone = await writer.client.storage.from('archives').remove([name])
  expect(gone.data).toEqual([])
})

test('a page of another origin may upload and read the upload offset', async () => {
  const url = `${supabase.url}/storage/v1/upload/resumable`
  const origin = 'http://127.0.0.1:5173'
  const asked = 'authorization,tus-resumable,upload-length,upload-metadata,x-upsert'
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': asked },
  })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('upload-metadata')
  const refused = await fetch(url, { method: 'POST', headers: { origin, 'tus-resumable': '1.0.0' } })
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(refused.headers.get('access-control-expose-headers')).toContain('Upload-Offset')
})
