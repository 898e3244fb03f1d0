import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'
import { statusOf, uploader } from '../testing/tus.ts'

let storageServer: TestStorage
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const data = Buffer.from(Array.from({ length: 1_000_000 }, (_, i) => (i * 31) % 253))
const chunkSize = 128 * 1024

beforeAll(async () => {
  storageServer = await openStorage()
})
afterAll(() => storageServer.close())
beforeEach(() => storageServer.empty())

const upload = uploader(() => storageServer, data, chunkSize)
const stored = async (name: string) =>
  Buffer.from(
    (await (await storageServer.as(ann).from('own').download(name)).data?.arrayBuffer()) ??
      new ArrayBuffer(0),
  )
const leftovers = () => readdirSync(join(storageServer.filesDir, 'uploads'))

test('an upload interrupted by a restart continues, and becomes an object', async () => {
  const name = `${ann}/archive.zip`
  const first = await upload(ann, name, { stopAfter: 2 * chunkSize })
  expect(first.url).toMatch(`${storageServer.url}/storage/v1/upload/resumable/`)
  expect((await storageServer.as(ann).from('own').exists(name)).data).toBe(false)
  await storageServer.restart()
  const second = await upload(ann, name, { uploadUrl: first.url })
  expect(second.error).toBeNull()
  expect(second.from).toBeGreaterThanOrEqual(2 * chunkSize)
  expect((await stored(name)).equals(data)).toBe(true)
  expect((await storageServer.as(ann).from('own').info(name)).data).toMatchObject({
    size: data.length,
    contentType: 'application/zip',
    cacheControl: 'max-age=60',
  })
  const [row] = await storageServer.database.owner`select owner_id from storage.objects where name = ${name}`
  expect(row?.owner_id).toBe(ann)
  expect(leftovers()).toEqual([])
})

test('an upload interrupted during a chunk keeps the received bytes', async () => {
  const name = `${ann}/cut.zip`
  const first = await upload(ann, name, { stopAfter: chunkSize })
  const authorization = `Bearer ${await storageServer.token(ann)}`
  const headers = { authorization, 'tus-resumable': '1.0.0' }
  const cut = new AbortController()
  const half = new ReadableStream({
    start: (controller) => controller.enqueue(data.subarray(chunkSize, chunkSize + 50_000)),
  })
  const sending = fetch(first.url ?? '', {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': String(chunkSize),
      'content-type': 'application/offset+octet-stream',
    },
    body: half,
    duplex: 'half',
    signal: cut.signal,
  } as RequestInit)
  const arrived = () =>
    leftovers().map((file) => statSync(join(storageServer.filesDir, 'uploads', file)).size)
  await eventually(() => Math.max(...arrived()) > chunkSize)
  cut.abort()
  await expect(sending).rejects.toThrow('aborted')
  const second = await upload(ann, name, { uploadUrl: first.url })
  expect(second.error).toBeNull()
  expect(second.from).toBeGreaterThan(chunkSize)
  expect((await stored(name)).equals(data)).toBe(true)
})

test('another person cannot continue, end or query an upload', async () => {
  const first = await upload(ann, `${ann}/mine.zip`, { stopAfter: chunkSize })
  for (const method of ['HEAD', 'PATCH', 'DELETE', 'GET']) {
    const headers = {
      authorization: `Bearer ${await storageServer.token(bob)}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(chunkSize),
      'content-type': 'application/offset+octet-stream',
    }
    const response = await fetch(first.url ?? '', {
      method,
      headers,
      ...(method === 'PATCH' ? { body: 'x' } : {}),
    })
    expect(response.status, method).toBe(404)
  }
  const nameless = await fetch(first.url ?? '', { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })
  expect(nameless.status).toBe(400)
  expect((await upload(ann, `${ann}/mine.zip`, { uploadUrl: first.url })).error?.message).toBeUndefined()
})

test('row-level security refuses a resumable upload before its first byte', async () => {
  expect(statusOf(await upload(bob, `${ann}/x.zip`))).toBe(403)
  expect(leftovers()).toEqual([])
})

test('row-level security is checked again after the last byte', async () => {
  const name = `${ann}/late.zip`
  const first = await upload(ann, name, { stopAfter: chunkSize })
  await storageServer.database.owner`drop policy own_insert on storage.objects`
  const second = await upload(ann, name, { uploadUrl: first.url })
  await storageServer.database.owner.unsafe(`create policy own_insert on storage.objects for insert to authenticated
    with check (bucket_id in ('own', 'small') and (storage.foldername(name))[1] = (select auth.uid())::text)`)
  expect(statusOf(second)).toBe(403)
  expect(storageServer.filesOnDisk()).toEqual([])
  expect(leftovers()).toEqual([])
})

test('a size or type over the limits is refused before the first byte', async () => {
  const metadata = { bucketName: 'small', objectName: `${ann}/x`, contentType: 'text/plain' }
  expect(statusOf(await upload(ann, '', { metadata }))).toBe(413)
  const wrong = { ...metadata, contentType: 'application/zip' }
  expect(statusOf(await upload(ann, '', { metadata: wrong, body: data.subarray(0, 10) }))).toBe(415)
  const elsewhere = { ...metadata, objectName: `${ann}/../${bob}/x` }
  expect(statusOf(await upload(ann, '', { metadata: elsewhere, body: data.subarray(0, 10) }))).toBe(400)
  expect(statusOf(await upload(ann, '', { metadata, body: data.subarray(0, 10) }))).toBeNull()
})

test('an existing object stays unless replacement is requested', async () => {
  const name = `${ann}/a.zip`
  await storageServer.as(ann).from('own').upload(name, 'old')
  expect(statusOf(await upload(ann, name))).toBe(409)
  const first = await upload(ann, name, { headers: { 'x-upsert': 'true' }, stopAfter: chunkSize })
  expect((await stored(name)).toString()).toBe('old')
  expect((await upload(ann, name, { uploadUrl: first.url })).error?.message).toBeUndefined()
  expect((await stored(name)).equals(data)).toBe(true)
  expect(storageServer.filesOnDisk()).toHaveLength(1)
})

test('a signed upload URL accepts a resumable upload', async () => {
  const name = `${ann}/signed.zip`
  const { data: grant } = await storageServer.as(ann).from('own').createSignedUploadUrl(name)
  const endpoint = `${storageServer.url}/storage/v1/upload/resumable/sign`
  const headers = { authorization: '', 'x-signature': grant?.token ?? '' }
  const first = await upload(bob, name, { endpoint, headers, stopAfter: chunkSize })
  const second = await upload(bob, name, { endpoint, headers, uploadUrl: first.url })
  expect(second.error).toBeNull()
  expect((await stored(name)).equals(data)).toBe(true)
  expect(statusOf(await upload(bob, `${ann}/other.zip`, { endpoint, headers }))).toBe(400)
})

test('a start deletes files without rows and unfinished uploads older than a day', async () => {
  await storageServer.as(ann).from('own').upload(`${ann}/kept.txt`, 'kept')
  const first = await upload(ann, `${ann}/young.zip`, { stopAfter: chunkSize })
  const old = '0'.repeat(32)
  await storageServer.restart(() => {
    const folder = join(storageServer.filesDir, 'objects', 'ab')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'abababab-0000-4000-8000-000000000000'), 'orphan')
    writeFileSync(join(storageServer.filesDir, 'incoming', 'torn'), 'torn')
    const longAgo = new Date(Date.now() - 25 * 3_600_000)
    for (const name of [old, `${old}.json`, `torn${old}.json`]) {
      writeFileSync(join(storageServer.filesDir, 'uploads', name), '{"id":')
      utimesSync(join(storageServer.filesDir, 'uploads', name), longAgo, longAgo)
    }
  })
  expect(storageServer.filesOnDisk()).toHaveLength(1)
  expect(readdirSync(join(storageServer.filesDir, 'incoming'))).toEqual([])
  expect(leftovers().filter((name) => name.includes(old))).toEqual([])
  expect(await (await storageServer.as(ann).from('own').download(`${ann}/kept.txt`)).data?.text()).toBe(
    'kept',
  )
  expect((await upload(ann, `${ann}/young.zip`, { uploadUrl: first.url })).error?.message).toBeUndefined()
})

test('an upload that was complete when the server was killed starts again', async () => {
  const name = `${ann}/whole.zip`
  const first = await upload(ann, name, { stopAfter: chunkSize })
  const id = first.url?.split('/').pop() ?? ''
  await storageServer.restart(() => writeFileSync(join(storageServer.filesDir, 'uploads', id), data))
  const second = await upload(ann, name, { uploadUrl: first.url })
  expect(second.error).toBeNull()
  expect(second.url).not.toBe(first.url)
  expect((await stored(name)).equals(data)).toBe(true)
})
