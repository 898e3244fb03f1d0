import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'

let storageServer: TestStorage
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'
const file = `${ann}/plan.txt`

beforeAll(async () => {
  storageServer = await openStorage()
})
afterAll(() => storageServer.close())
beforeEach(async () => {
  await storageServer.empty()
  expect((await storageServer.as(ann).from('own').upload(file, 'mine')).error).toBeNull()
  expect((await storageServer.asService().from('shelf').upload('book.txt', 'read me')).error).toBeNull()
})

const otherCallers = {
  'another person': () => storageServer.as(bob),
  'nobody signed in': () => storageServer.asAnon(),
}

describe.each(Object.entries(otherCallers))('%s', (_name, storage) => {
  const own = () => storage().from('own')

  test('a person cannot read, list or sign objects of others', async () => {
    expect((await own().download(file)).error).toMatchObject({
      message: 'Object not found',
      statusCode: '404',
    })
    expect((await own().info(file)).error).toMatchObject({ statusCode: '404' })
    expect((await own().exists(file)).data).toBe(false)
    expect((await own().list(ann)).data).toEqual([])
    expect((await own().list()).data).toEqual([])
    expect((await own().listV2({ prefix: '' })).data?.objects).toEqual([])
    expect((await own().createSignedUrl(file, 60)).error).toMatchObject({ statusCode: '404' })
    const many = await own().createSignedUrls([file], 60)
    expect(many.data?.[0]).toMatchObject({ signedUrl: null, error: expect.stringContaining('not exist') })
  })

  test('a person cannot write into another person’s folder', async () => {
    const refusal = { message: 'new row violates row-level security policy', statusCode: '403' }
    expect((await own().upload(`${ann}/new.txt`, 'x')).error).toMatchObject(refusal)
    expect((await own().upload(`${ann}/new.txt`, new Blob(['x']))).error).toMatchObject(refusal)
    expect((await own().upload(file, 'x', { upsert: true })).error).toMatchObject(refusal)
    expect((await own().update(file, 'x')).error).not.toBeNull()
    expect((await own().createSignedUploadUrl(`${ann}/new.txt`)).error).toMatchObject(refusal)
    expect(await (await storageServer.as(ann).from('own').download(file)).data?.text()).toBe('mine')
    expect(storageServer.filesOnDisk()).toHaveLength(2)
  })

  test('a person cannot move, copy or remove objects of others', async () => {
    expect((await own().move(file, `${bob}/taken.txt`)).error).toMatchObject({ statusCode: '404' })
    expect((await own().copy(file, `${bob}/taken.txt`)).error).toMatchObject({ statusCode: '404' })
    expect((await own().remove([file])).data).toEqual([])
    expect((await storageServer.as(ann).from('own').exists(file)).data).toBe(true)
  })

  test('a person cannot list, create, change, empty or delete buckets', async () => {
    const store = storage()
    expect((await store.listBuckets()).data).toEqual([])
    expect((await store.getBucket('own')).error).toMatchObject({ message: 'Bucket not found' })
    expect((await store.createBucket('mine')).error).toMatchObject({ statusCode: '403' })
    expect((await store.updateBucket('own', { public: true })).error).toMatchObject({ statusCode: '404' })
    expect((await store.emptyBucket('own')).error).toMatchObject({ statusCode: '404' })
    expect((await store.deleteBucket('own')).error).toMatchObject({ statusCode: '404' })
    expect((await storageServer.asService().getBucket('own')).data?.public).toBe(false)
  })
})

test('an object that may only be read cannot be overwritten, moved or removed', async () => {
  const shelf = storageServer.as(bob).from('shelf')
  expect(await (await shelf.download('book.txt')).data?.text()).toBe('read me')
  expect((await shelf.upload('mine.txt', 'x')).error).toMatchObject({ statusCode: '403' })
  expect((await shelf.upload('book.txt', 'x', { upsert: true })).error).toMatchObject({ statusCode: '403' })
  expect((await shelf.move('book.txt', 'gone.txt')).error).toMatchObject({ statusCode: '404' })
  expect((await shelf.copy('book.txt', 'double.txt')).error).toMatchObject({ statusCode: '403' })
  expect((await shelf.remove(['book.txt'])).data).toEqual([])
  expect((await shelf.copy('book.txt', `${bob}/book.txt`, { destinationBucket: 'own' })).error).toBeNull()
})

test('an owner cannot move an object into another person’s folder', async () => {
  const own = storageServer.as(ann).from('own')
  expect((await own.move(file, `${bob}/x.txt`)).error).toMatchObject({ statusCode: '403' })
  expect((await own.copy(file, `${bob}/x.txt`)).error).toMatchObject({ statusCode: '403' })
  expect((await own.exists(file)).data).toBe(true)
})

test('the secret key bypasses row-level security', async () => {
  const own = storageServer.asService().from('own')
  expect(await (await own.download(file)).data?.text()).toBe('mine')
  expect((await own.remove([file])).data).toHaveLength(1)
})

test('a user token decides even when it is sent with the secret key', async () => {
  const headers = {
    apikey: storageServer.database.keys.secretKey,
    authorization: `Bearer ${await storageServer.token(bob)}`,
  }
  const response = await fetch(`${storageServer.url}/storage/v1/object/own/${file}`, { headers })
  expect(await response.json()).toMatchObject({ statusCode: '404' })
})

test('an expired or forged token, or one with an unknown role, is refused', async () => {
  const [head, body, signature] = (await storageServer.token(ann)).split('.')
  const forged = Buffer.from(JSON.stringify({ sub: ann, role: 'service_role', exp: 9e9 })).toString(
    'base64url',
  )
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  const signed = (await storageServer.as(ann).from('own').createSignedUrl(file, 60)).data?.signedUrl ?? ''
  const tokens = [
    await storageServer.token(ann, -10),
    `${head}.${forged}.${signature}`,
    `${unsigned}.${body}.`,
    'nonsense',
    // A signed URL opens one object, and does not authenticate its signer.
    new URL(signed).searchParams.get('token'),
  ]
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${storageServer.url}/storage/v1/object/own/${file}`, { headers })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' })
  }
})

test('rows cannot be deleted by SQL', async () => {
  await expect(storageServer.database.owner`delete from storage.objects`).rejects.toThrow('Direct deletion')
})

test('policies can distinguish operations', async () => {
  await storageServer.database.owner.unsafe(`
    create policy lobby_list on storage.objects for select to anon
      using (bucket_id = 'small' and storage.allow_only_operation('storage.object.list'))`)
  await storageServer.asService().from('small').upload('note.txt', 'x')
  const lobby = storageServer.asAnon().from('small')
  expect((await lobby.list()).data).toHaveLength(1)
  expect((await lobby.download('note.txt')).error).toMatchObject({ statusCode: '404' })
})
