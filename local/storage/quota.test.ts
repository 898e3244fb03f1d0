import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'
import { statusOf, uploader } from '../testing/tus.ts'

let storageServer: TestStorage
const client = '00000000-0000-4000-8000-000000000005'
const data = Buffer.alloc(400_000, 7)
const chunkSize = 128 * 1024

beforeAll(async () => {
  storageServer = await openStorage()
  const { owner } = storageServer.database
  const [person] = await owner`select company_id from public.profiles where id = ${client}`
  expect(person?.company_id).not.toBeNull()
  await owner`update private.rate_limits set most = 1000 where kind = 'upload'`
})
afterAll(() => storageServer.close())

const file = () => `${client}/${randomUUID()}`
const upload = uploader(() => storageServer, data, chunkSize)
const send = (name: string, options: Parameters<typeof upload>[2] = {}) =>
  upload(client, name, {
    ...options,
    metadata: { bucketName: 'mail-files', objectName: name, contentType: 'application/zip' },
  })
const used = async () => {
  const [row] = await storageServer.database
    .owner`select used::int as used from private.storage_of(${client})`
  return (row?.used ?? 0) as number
}
/** Leaves room for this many bytes in the quota of the company. */
async function leave(bytes: number) {
  await storageServer.database.owner`
    update public.companies set storage_quota = ${(await used()) + bytes}
     where id = (select company_id from public.profiles where id = ${client})`
}

beforeEach(() => leave(1_000_000))

test('an unfinished resumable upload counts at once, and no longer after it is ended (R-532)', async () => {
  const before = await used()
  const first = await send(file(), { stopAfter: chunkSize })
  expect(await used()).toBe(before + data.length)
  const second = await send(file(), { stopAfter: chunkSize })
  expect(second.error).toBeNull()
  const third = await send(file())
  expect(statusOf(third)).toBe(413)
  expect(third.error?.message).toContain(
    `storage_full: ${before + 800_000} of ${before + 1_000_000} bytes are used`,
  )
  const ended = await fetch(first.url ?? '', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await storageServer.token(client)}`, 'tus-resumable': '1.0.0' },
  })
  expect(ended.status).toBe(204)
  expect(await used()).toBe(before + data.length)
})

test('a finished upload counts once (R-532)', async () => {
  const before = await used()
  expect((await send(file())).error).toBeNull()
  expect(await used()).toBe(before + data.length)
})

test('parallel uploads do not exceed the quota together, resumable or in one request (R-532)', async () => {
  const results = await Promise.all([file(), file(), file(), file()].map((name) => send(name)))
  expect(results.filter(({ error }) => error === null).length).toBeLessThanOrEqual(2)
  await leave(1_000_000)
  const bucket = storageServer.as(client).from('mail-files')
  const plain = await Promise.all(
    [file(), file(), file(), file()].map((name) => bucket.upload(name, new Blob([data]))),
  )
  const refused = plain.flatMap(({ error }) => (error ? [error.message] : []))
  expect(refused.length).toBeGreaterThanOrEqual(2)
  for (const message of refused) expect(message).toMatch(/^storage_full: \d+ of \d+ bytes are used$/)
  await eventually(async () => (await reservations()) === 0)
})

const reservations = async () => {
  const [row] = await storageServer.database
    .owner`select count(*)::int as n from storage.s3_multipart_uploads where length(id) = 36`
  return row?.n
}

test('a file of more than 50 MB is accepted for messages and requests (R-532)', async () => {
  await leave(1e10)
  for (const [bucket, name] of [
    ['mail-files', file()],
    ['project-files', `${randomUUID()}/${randomUUID()}`],
  ] as const) {
    const first = await upload(client, name, {
      body: Buffer.alloc(53 * 1024 * 1024),
      chunkSize: 6 * 1024 * 1024,
      stopAfter: 1,
      metadata: { bucketName: bucket, objectName: name, contentType: 'application/zip' },
    })
    expect(first.error).toBeNull()
  }
})

test('no upload URL is signed, because a file of any size could be sent to it (R-622)', async () => {
  const bucket = storageServer.as(client).from('mail-files')
  const name = file()
  const { data: grant, error } = await bucket.createSignedUploadUrl(name)
  expect(grant).toBeNull()
  expect(error).toMatchObject({ statusCode: '403' })
  expect((await bucket.upload(name, new Blob([data]))).error).toBeNull()
})
