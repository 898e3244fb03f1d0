import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'

let storageServer: TestStorage
const ann = '00000000-0000-4000-8000-00000000000a'

beforeAll(async () => {
  storageServer = await openStorage()
})
afterAll(() => storageServer.close())
beforeEach(() => storageServer.empty())

const own = () => storageServer.as(ann).from('own')
const put = async (...names: string[]) => {
  for (const name of names) expect((await own().upload(`${ann}/${name}`, name)).error).toBeNull()
}

describe('list', () => {
  test('answers one folder: its folders first, then its files, sorted, searched and paged', async () => {
    await put('b.txt', 'a.txt', 'z/one.txt', 'z/deep/two.txt', 'y/three.txt', 'C_d.txt', 'cxd.txt')
    const names = async (path: string, options = {}) =>
      (await own().list(path, options)).data?.map((row) => row.name)
    expect(await names(ann)).toEqual(['y', 'z', 'a.txt', 'b.txt', 'C_d.txt', 'cxd.txt'])
    expect(await names(`${ann}/z/`)).toEqual(['deep', 'one.txt'])
    expect(await names(ann, { search: 'b' })).toEqual(['b.txt'])
    expect(await names(ann, { search: 'c_d' })).toEqual(['C_d.txt'])
    const byName = { column: 'name', order: 'desc' }
    expect(await names(ann, { limit: 2, offset: 1, sortBy: byName })).toEqual(['y', 'cxd.txt'])
    const byTime = { column: 'created_at', order: 'asc' }
    expect((await names(ann, { sortBy: byTime }))?.slice(2)).toEqual(['b.txt', 'a.txt', 'C_d.txt', 'cxd.txt'])
    const [row] = (await own().list(ann, { search: 'a.txt' })).data ?? []
    expect(row).toMatchObject({ id: expect.any(String), metadata: { size: 5 } })
  })

  test('iterates over a whole bucket with a cursor, with and without folders', async () => {
    await put('a.txt', 'b/1.txt', 'b/2.txt', 'c.txt', 'd.txt')
    const walk = async (options: object) => {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { data: page } = await own().listV2({
          prefix: `${ann}/`,
          limit: 2,
          ...options,
          ...(cursor ? { cursor } : {}),
        })
        seen.push(
          ...(page?.folders ?? []).map((row) => row.name),
          ...(page?.objects ?? []).map((row) => row.name),
        )
        cursor = page?.hasNext ? page.nextCursor : undefined
      } while (cursor)
      return seen.map((name) => name.slice(ann.length + 1))
    }
    const { data: folded } = await own().listV2({ prefix: `${ann}/`, with_delimiter: true })
    expect(folded?.folders).toEqual([{ name: `${ann}/b/`, key: `${ann}/b` }])
    expect(await walk({})).toEqual(['a.txt', 'b/1.txt', 'b/2.txt', 'c.txt', 'd.txt'])
    expect((await walk({ with_delimiter: true })).sort()).toEqual(['a.txt', 'b/', 'c.txt', 'd.txt'])
    expect(await walk({ sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'd.txt',
      'c.txt',
      'b/2.txt',
      'b/1.txt',
      'a.txt',
    ])
    expect(await walk({ sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
      'd.txt',
      'c.txt',
      'b/2.txt',
      'b/1.txt',
      'a.txt',
    ])
  })

  test('a page has at most a thousand entries, whatever limit is asked for', async () => {
    await storageServer.database.owner`
      insert into storage.objects (bucket_id, name, owner_id, version, metadata)
      select 'own', ${ann} || '/many/' || n, ${ann}, gen_random_uuid(), '{"size": 1}' from generate_series(1, 1001) n`
    const { data: page } = await own().listV2({ prefix: `${ann}/many/`, limit: 5000 })
    expect([page?.objects.length, page?.hasNext]).toEqual([1000, true])
  })
})

describe('move, copy and remove', () => {
  test('a moved object keeps its content and leaves its old name', async () => {
    await put('a.txt', 'b.txt')
    expect((await own().move(`${ann}/a.txt`, `${ann}/new/a.txt`)).data).toMatchObject({
      message: 'Successfully moved',
    })
    expect(await (await own().download(`${ann}/new/a.txt`)).data?.text()).toBe('a.txt')
    expect((await own().exists(`${ann}/a.txt`)).data).toBe(false)
    expect((await own().move(`${ann}/b.txt`, `${ann}/new/a.txt`)).error).toMatchObject({ statusCode: '409' })
    expect((await own().move(`${ann}/none`, `${ann}/x`)).error).toMatchObject({ statusCode: '404' })
    const across = await own().move(`${ann}/b.txt`, `${ann}/b.txt`, { destinationBucket: 'small' })
    expect(across.error).toBeNull()
    expect(await (await storageServer.as(ann).from('small').download(`${ann}/b.txt`)).data?.text()).toBe(
      'b.txt',
    )
  })

  test('a copy is independent', async () => {
    await own().upload(`${ann}/a.txt`, 'one', { metadata: { by: 'ann' } })
    const copied = await own().copy(`${ann}/a.txt`, `${ann}/b.txt`)
    expect(copied.data).toEqual({ path: `own/${ann}/b.txt` })
    expect((await own().copy(`${ann}/a.txt`, `${ann}/b.txt`)).error).toMatchObject({ statusCode: '409' })
    await own().remove([`${ann}/a.txt`])
    expect(await (await own().download(`${ann}/b.txt`)).data?.text()).toBe('one')
    expect((await own().info(`${ann}/b.txt`)).data?.metadata).toEqual({ by: 'ann' })
  })

  test('many objects are removed at once with their files', async () => {
    await put('a.txt', 'b.txt', 'c.txt')
    const gone = await own().remove([`${ann}/a.txt`, `${ann}/b.txt`, `${ann}/none.txt`])
    expect(gone.data?.map((row) => row.name).sort()).toEqual([`${ann}/a.txt`, `${ann}/b.txt`])
    expect(storageServer.filesOnDisk()).toHaveLength(1)
    expect((await own().remove([])).error).toMatchObject({ statusCode: '400' })
  })
})

describe('signed URLs', () => {
  test('open one object until they expire, with a download name', async () => {
    await put('a b.txt')
    const { data: signed } = await own().createSignedUrl(`${ann}/a b.txt`, 60, { download: 'saved.txt' })
    const response = await fetch(signed?.signedUrl ?? '')
    expect(await response.text()).toBe('a b.txt')
    expect(response.headers.get('content-disposition')).toContain('filename="saved.txt"')
    const many = await own().createSignedUrls([`${ann}/a b.txt`, `${ann}/none.txt`], 60)
    expect(await (await fetch(many.data?.[0]?.signedUrl ?? '')).text()).toBe('a b.txt')
    expect(many.data?.[1]).toMatchObject({ signedUrl: null, error: expect.any(String) })
    const brief = await own().createSignedUrl(`${ann}/a b.txt`, 1)
    await new Promise((resolve) => setTimeout(resolve, 2100))
    expect(await (await fetch(brief.data?.signedUrl ?? '')).json()).toMatchObject({ error: 'InvalidJWT' })
  })

  test('open nothing else', async () => {
    await put('a.txt', 'b.txt')
    const address = (await own().createSignedUrl(`${ann}/a.txt`, 60)).data?.signedUrl ?? ''
    const other = await fetch(address.replace('a.txt', 'b.txt'))
    expect(await other.json()).toMatchObject({ error: 'InvalidSignature' })
    const token = new URL(address).searchParams.get('token') ?? ''
    const upload = await storageServer
      .asAnon()
      .from('own')
      .uploadToSignedUrl(`${ann}/a.txt`, token, 'x', { upsert: true })
    expect(upload.error).toMatchObject({ message: 'Invalid signature' })
    // Access tokens have another key than signed URLs.
    const user = await fetch(address.replace(token, await storageServer.token(ann)))
    expect(user.status).toBe(400)
    expect(await user.json()).toMatchObject({ error: 'InvalidJWT' })
    expect((await own().createSignedUrl(`${ann}/a.txt`, 0)).error).toMatchObject({ statusCode: '400' })
  })

  test('accept one upload in the name of their signer', async () => {
    const name = `${ann}/sent.txt`
    const { data: grant } = await own().createSignedUploadUrl(name)
    const anyone = storageServer.asAnon().from('own')
    expect((await anyone.uploadToSignedUrl(name, grant?.token ?? '', new Blob(['hello']))).error).toBeNull()
    const again = await anyone.uploadToSignedUrl(name, grant?.token ?? '', 'again')
    expect(again.error).toMatchObject({ statusCode: '409' })
    const elsewhere = await anyone.uploadToSignedUrl(`${ann}/else.txt`, grant?.token ?? '', 'x')
    expect(elsewhere.error).toMatchObject({ message: 'Invalid signature' })
    const [row] = await storageServer.database
      .owner`select owner_id from storage.objects where name = ${name}`
    expect(row?.owner_id).toBe(ann)
    expect(await (await own().download(name)).data?.text()).toBe('hello')
    const over = (await own().createSignedUploadUrl(name, { upsert: true })).data
    expect((await anyone.uploadToSignedUrl(name, over?.token ?? '', 'third')).error).toBeNull()
    expect(await (await own().download(name)).data?.text()).toBe('third')
  })
})
