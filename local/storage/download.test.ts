import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'

let storageServer: TestStorage
const ann = '00000000-0000-4000-8000-00000000000a'
const data = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251))
const file = `${ann}/data.bin`

beforeAll(async () => {
  storageServer = await openStorage()
})
afterAll(() => storageServer.close())
beforeEach(() => storageServer.empty())

const own = () => storageServer.as(ann).from('own')
/** Requests an object as ann, with these headers. */
async function get(headers: Record<string, string> = {}, method = 'GET', path = `authenticated/own/${file}`) {
  const authorization = `Bearer ${await storageServer.token(ann)}`
  return fetch(`${storageServer.url}/storage/v1/object/${path}`, {
    method,
    headers: { authorization, ...headers },
  })
}
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('download', () => {
  beforeEach(async () => {
    const up = await own().upload(file, new Blob([data], { type: 'application/zip' }), {
      cacheControl: '120',
    })
    expect(up.error).toBeNull()
  })

  test('answers a single range, and the whole object for other ranges', async () => {
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

  test('answers 304 for unchanged objects', async () => {
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

  test('answers HEAD with headers only', async () => {
    const head = await get({}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('100000')
    expect(head.headers.get('content-type')).toBe('application/zip')
    expect(head.headers.get('cache-control')).toBe('max-age=120')
    expect((await bodyOf(head)).length).toBe(0)
    expect((await get({}, 'HEAD', `own/${ann}/none`)).status).toBe(400)
  })

  test('serves no content as a page of the site', async () => {
    await own().upload(`${ann}/p.svg`, '<svg/>', { contentType: 'image/svg+xml' })
    const page = await get({}, 'GET', `own/${ann}/p.svg`)
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
    for (const type of ['application/atom+xml', 'text/xsl', 'multipart/x-mixed-replace', 'image/x+xml']) {
      await own().upload(`${ann}/p`, '<x/>', { contentType: type, upsert: true })
      const answer = await get({}, 'GET', `own/${ann}/p`)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('content-security-policy'), type).toContain('sandbox')
    }
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const saved = await get({}, 'GET', `own/${file}?download=${encodeURIComponent('né"\r\n.zip')}`)
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="n____.zip"; filename*=UTF-8''n%C3%A9%22%0D%0A.zip`,
    )
  })

  test('streams: supabase-js reads a download in chunks', async () => {
    const { data: stream } = await own().download(file).asStream()
    let size = 0
    for await (const chunk of stream ?? []) size += chunk.length
    expect(size).toBe(data.length)
  })
})

test('a public bucket is read without a token by its public URL, and not listed', async () => {
  await storageServer.asService().from('open').upload('a b.txt', 'hello')
  const { publicUrl } = storageServer
    .asAnon()
    .from('open')
    .getPublicUrl('a b.txt', { download: 'x.txt' }).data
  const response = await fetch(publicUrl)
  expect(await response.text()).toBe('hello')
  expect(response.headers.get('content-disposition')).toContain('x.txt')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await (await storageServer.asAnon().from('open').download('a b.txt')).data?.text()).toBe('hello')
  expect((await storageServer.asAnon().from('open').list()).data).toEqual([])
  expect((await storageServer.asAnon().from('open').upload('mine.txt', 'x')).error).toMatchObject({
    statusCode: '403',
  })
  const hidden = await fetch(publicUrl.replace('/open/', '/own/'))
  expect(await hidden.json()).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
})
