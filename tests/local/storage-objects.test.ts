import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type StorageParts } from './storage-parts.ts'

let parts: StorageParts
const ann = '00000000-0000-4000-8000-00000000000a'
const data = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251))
const file = `${ann}/data.bin`

beforeAll(async () => {
  parts = await openStorage()
})
afterAll(() => parts.close())
beforeEach(() => parts.empty())

const own = () => parts.as(ann).from('own')
const put = async (...names: string[]) => {
  for (const name of names) expect((await own().upload(`${ann}/${name}`, name)).error).toBeNull()
}

/** Asks for an object as ann, with these headers. */
async function get(headers: Record<string, string> = {}, method = 'GET', path = `authenticated/own/${file}`) {
  const authorization = `Bearer ${await parts.token(ann)}`
  return fetch(`${parts.url}/storage/v1/object/${path}`, { method, headers: { authorization, ...headers } })
}
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('download', () => {
  beforeEach(async () => {
    const up = await own().upload(file, new Blob([data], { type: 'application/zip' }), {
      cacheControl: '120',
    })
    expect(up.error).toBeNull()
  })

  test('gives the range that is asked for, and the whole for what is no single range', async () => {
    const ranges: [string, string | null, Buffer][] = [
      ['bytes=0-9', 'bytes 0-9/100000', data.subarray(0, 10)],
      ['bytes=99990-', 'bytes 99990-99999/100000', data.subarray(99_990)],
      ['bytes=-5', 'bytes 99995-99999/100000', data.subarray(-5)],
      ['bytes=99999-200000', 'bytes 99999-99999/100000', data.subarray(-1)],
      ['bytes=-200000', 'bytes 0-99999/100000', data],
      ['bytes=0-1,5-6', null, data],
      ['lines=1-2', null, data],
    ]
    for (const [range, contentRange, expected] of ranges) {
      const response = await get({ range })
      expect(response.status, range).toBe(contentRange ? 206 : 200)
      expect(response.headers.get('content-range'), range).toBe(contentRange)
      expect(response.headers.get('content-length'), range).toBe(String(expected.length))
      expect((await bodyOf(response)).equals(expected), range).toBe(true)
    }
    for (const range of ['bytes=100000-', 'bytes=7-3', 'bytes=-0']) {
      const refused = await get({ range })
      expect(refused.status, range).toBe(416)
      expect(refused.headers.get('content-range')).toBe('bytes */100000')
    }
  })

  test('says what has not changed, and what has', async () => {
    const first = await get()
    const etag = first.headers.get('etag') ?? ''
    await bodyOf(first)
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    expect((await get({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    expect((await get({ 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() })).status).toBe(304)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    await own().upload(file, 'other', { upsert: true })
    expect((await get({ 'if-none-match': etag })).status).toBe(200)
  })

  test('answers HEAD with everything but the content', async () => {
    const head = await get({}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('100000')
    expect(head.headers.get('content-type')).toBe('application/zip')
    expect(head.headers.get('cache-control')).toBe('max-age=120')
    expect((await bodyOf(head)).length).toBe(0)
    expect((await get({}, 'HEAD', `own/${ann}/none`)).status).toBe(400)
  })

  test('lets no content act as a page of the site', async () => {
    await own().upload(`${ann}/p.svg`, '<svg/>', { contentType: 'image/svg+xml' })
    const page = await get({}, 'GET', `own/${ann}/p.svg`)
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const saved = await get({}, 'GET', `own/${file}?download=${encodeURIComponent('né"\r\n.zip')}`)
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="n____.zip"; filename*=UTF-8''n%C3%A9%22%0D%0A.zip`,
    )
  })

  test('streams: supabase-js reads a download chunk by chunk', async () => {
    const { data: stream } = await own().download(file).asStream()
    let size = 0
    for await (const chunk of stream ?? []) size += chunk.length
    expect(size).toBe(data.length)
  })
})

test('a public bucket is read by everybody, through its public address, and listed by nobody', async () => {
  await parts.asService().from('open').upload('a b.txt', 'hello')
  const { publicUrl } = parts.asAnon().from('open').getPublicUrl('a b.txt', { download: 'x.txt' }).data
  const response = await fetch(publicUrl)
  expect(await response.text()).toBe('hello')
  expect(response.headers.get('content-disposition')).toContain('x.txt')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await (await parts.asAnon().from('open').download('a b.txt')).data?.text()).toBe('hello')
  expect((await parts.asAnon().from('open').list()).data).toEqual([])
  expect((await parts.asAnon().from('open').upload('mine.txt', 'x')).error).toMatchObject({
    statusCode: '403',
  })
  const hidden = await fetch(publicUrl.replace('/open/', '/own/'))
  expect(await hidden.json()).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
})

describe('list', () => {
  test('shows one folder: its folders first, then its files, sorted, searched and paged', async () => {
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

  test('walks a whole bucket with a cursor, folded by folder or not', async () => {
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
    expect(await (await parts.as(ann).from('small').download(`${ann}/b.txt`)).data?.text()).toBe('b.txt')
  })

  test('a copy has a life of its own', async () => {
    await own().upload(`${ann}/a.txt`, 'one', { metadata: { by: 'ann' } })
    const copied = await own().copy(`${ann}/a.txt`, `${ann}/b.txt`)
    expect(copied.data).toEqual({ path: `own/${ann}/b.txt` })
    expect((await own().copy(`${ann}/a.txt`, `${ann}/b.txt`)).error).toMatchObject({ statusCode: '409' })
    await own().remove([`${ann}/a.txt`])
    expect(await (await own().download(`${ann}/b.txt`)).data?.text()).toBe('one')
    expect((await own().info(`${ann}/b.txt`)).data?.metadata).toEqual({ by: 'ann' })
  })

  test('removes many at once and their files with them', async () => {
    await put('a.txt', 'b.txt', 'c.txt')
    const gone = await own().remove([`${ann}/a.txt`, `${ann}/b.txt`, `${ann}/none.txt`])
    expect(gone.data?.map((row) => row.name).sort()).toEqual([`${ann}/a.txt`, `${ann}/b.txt`])
    expect(parts.filesOnDisk()).toHaveLength(1)
    expect((await own().remove([])).error).toMatchObject({ statusCode: '400' })
  })
})

describe('signed addresses', () => {
  test('open one object for as long as they say, with a name to save it by', async () => {
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
    const upload = await parts
      .asAnon()
      .from('own')
      .uploadToSignedUrl(`${ann}/a.txt`, token, 'x', { upsert: true })
    expect(upload.error).toMatchObject({ message: 'Invalid signature' })
    const user = await fetch(address.replace(token, await parts.token(ann)))
    expect(await user.json()).toMatchObject({ error: 'InvalidSignature' })
    expect((await own().createSignedUrl(`${ann}/a.txt`, 0)).error).toMatchObject({ statusCode: '400' })
  })

  test('take one upload in the name of who signed them', async () => {
    const name = `${ann}/sent.txt`
    const { data: grant } = await own().createSignedUploadUrl(name)
    const anyone = parts.asAnon().from('own')
    expect((await anyone.uploadToSignedUrl(name, grant?.token ?? '', new Blob(['hello']))).error).toBeNull()
    const again = await anyone.uploadToSignedUrl(name, grant?.token ?? '', 'again')
    expect(again.error).toMatchObject({ statusCode: '409' })
    const elsewhere = await anyone.uploadToSignedUrl(`${ann}/else.txt`, grant?.token ?? '', 'x')
    expect(elsewhere.error).toMatchObject({ message: 'Invalid signature' })
    const [row] = await parts.database.owner`select owner_id from storage.objects where name = ${name}`
    expect(row?.owner_id).toBe(ann)
    expect(await (await own().download(name)).data?.text()).toBe('hello')
    const over = (await own().createSignedUploadUrl(name, { upsert: true })).data
    expect((await anyone.uploadToSignedUrl(name, over?.token ?? '', 'third')).error).toBeNull()
    expect(await (await own().download(name)).data?.text()).toBe('third')
  })
})
