import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'

let storageServer: TestStorage

beforeAll(async () => {
  storageServer = await openStorage()
})
afterAll(() => storageServer.close())

test('a bucket is created, read, changed, emptied and deleted with the secret key', async () => {
  const store = storageServer.asService()
  const made = await store.createBucket('trial', {
    public: false,
    fileSizeLimit: '20KB',
    allowedMimeTypes: ['text/*'],
  })
  expect(made.data).toEqual({ name: 'trial' })
  expect((await store.createBucket('trial')).error).toMatchObject({
    statusCode: '409',
    message: 'The resource already exists',
  })
  expect((await store.getBucket('trial')).data).toMatchObject({
    id: 'trial',
    public: false,
    file_size_limit: 20_000,
    allowed_mime_types: ['text/*'],
  })
  expect((await store.getBucket('trial')).data).not.toHaveProperty('type')
  expect((await store.updateBucket('trial', { public: true, fileSizeLimit: null })).error).toBeNull()
  expect((await store.getBucket('trial')).data).toMatchObject({
    public: true,
    file_size_limit: null,
    allowed_mime_types: ['text/*'],
  })
  const page = await store.listBuckets({ search: 'tri', limit: 1, sortColumn: 'name', sortOrder: 'desc' })
  expect(page.data?.map((bucket) => bucket.id)).toEqual(['trial'])
  await store.from('trial').upload('deep/a.txt', 'a')
  await store.from('trial').upload('b.txt', 'b')
  expect((await store.deleteBucket('trial')).error).toMatchObject({ statusCode: '409' })
  expect((await store.emptyBucket('trial')).error).toBeNull()
  expect(storageServer.filesOnDisk()).toEqual([])
  expect((await store.deleteBucket('trial')).data).toEqual({ message: 'Successfully deleted' })
  expect((await store.getBucket('trial')).error).toMatchObject({
    statusCode: '404',
    message: 'Bucket not found',
  })
})

test('names and limits that hosted Storage refuses are refused', async () => {
  const store = storageServer.asService()
  for (const name of ['a/b', '..', ' a', 'é', 'x'.repeat(101)]) {
    const { error } = await store.createBucket(name)
    expect(error, name).toMatchObject({ message: 'Bucket name invalid' })
  }
  expect((await store.createBucket('huge', { public: false, fileSizeLimit: '60GB' })).error).toMatchObject({
    statusCode: '413',
  })
  expect((await store.createBucket('odd', { public: false, fileSizeLimit: 'many' })).error).toMatchObject({
    statusCode: '400',
  })
  expect(
    (await store.createBucket('odd', { public: false, allowedMimeTypes: ['text'] })).error,
  ).toMatchObject({ statusCode: '415' })
})

test('an unknown bucket answers the same error on every call', async () => {
  const store = storageServer.asService().from('nowhere')
  const missing = { statusCode: '404', message: 'Bucket not found' }
  expect((await store.upload('a', 'a')).error).toMatchObject(missing)
  expect((await store.download('a')).error).toMatchObject(missing)
  expect((await store.list()).error).toMatchObject(missing)
  expect((await store.move('a', 'b')).error).toMatchObject(missing)
  expect((await store.remove(['a'])).error).toMatchObject(missing)
  expect((await store.createSignedUrl('a', 60)).error).toMatchObject(missing)
})

test('a body that is no JSON object is refused with 400', async () => {
  const headers = {
    authorization: `Bearer ${storageServer.database.keys.secretKey}`,
    'content-type': 'application/json',
  }
  for (const [path, method, body] of [
    ['bucket', 'POST', '['],
    ['object/own', 'DELETE', '{"prefixes":"all"}'],
    ['object/move', 'POST', '{"bucketId":"own"}'],
    ['object/list/own', 'POST', '{"limit":"-1"}'],
    ['object/sign/own', 'POST', '{"expiresIn":60,"paths":[1]}'],
  ] as const) {
    const response = await fetch(`${storageServer.url}/storage/v1/${path}`, { method, headers, body })
    expect(response.status, path).toBe(400)
    expect(await response.json(), path).toMatchObject({ statusCode: '400', message: expect.any(String) })
  }
})
