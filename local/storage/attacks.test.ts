import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'
import { statusOf, uploader } from '../testing/tus.ts'
import { readPartHeaders } from './part-headers.ts'

let storageServer: TestStorage
const ann = '00000000-0000-4000-8000-00000000000a'
const name = `${ann}/face.png`
const script = '<script>document.title = localStorage.length</script>'

// Some browser reads each of these as HTML, or as another type than its first.
const forged = [
  'image/png;x=y,text/html',
  'image/png,text/html',
  'image/png; charset=utf-8, text/html',
  'image/png;charset=utf-8;x=y',
  'image/png;charset="utf-8,text/html"',
  'image/png text/html',
  'image/png/text/html',
  'text/html;image/png',
  'image',
  '*/*',
]

beforeAll(async () => {
  storageServer = await openStorage()
  await storageServer.database.owner.unsafe(`
    create policy faces_insert on storage.objects for insert to authenticated with check (bucket_id in ('open', 'shelf'));
    create policy faces_update on storage.objects for update to authenticated using (bucket_id in ('own', 'shelf'));
    update storage.buckets set allowed_mime_types = array['image/*'], file_size_limit = 1000 where id = 'open'`)
})
afterAll(() => storageServer.close())
beforeEach(() => storageServer.empty())

const own = () => storageServer.as(ann).from('own')
const address = (path: string) => `${storageServer.url}/storage/v1/object/${path}`
const headersOf = async () => ({ authorization: `Bearer ${await storageServer.token(ann)}` })

/** A form with one file part with raw headers. */
const form = (partHeaders: string) => ({
  'content-type': 'multipart/form-data; boundary=x',
  body: `--x\r\n${partHeaders}\r\n\r\n${script}\r\n--x--\r\n`,
})

describe('a content type that is more than a media type and a charset', () => {
  test.each(forged)('%s is refused as a request body, a replacement and a form part', async (type) => {
    for (const method of ['POST', 'PUT']) {
      const headers = { ...(await headersOf()), 'content-type': type }
      const raw = await fetch(address(`own/${name}`), { method, headers, body: script })
      expect(await raw.json(), method).toMatchObject({ statusCode: '415' })
    }
    const part = form(`Content-Disposition: form-data; name=""; filename="a.png"\r\nContent-Type: ${type}`)
    const headers = { ...(await headersOf()), 'content-type': part['content-type'] }
    const formed = await fetch(address(`own/${name}`), { method: 'POST', headers, body: part.body })
    expect(await formed.json()).toMatchObject({ statusCode: '415' })
    expect(storageServer.filesOnDisk()).toEqual([])
  })

  test.each(forged)('%s is refused as the metadata of a resumable upload', async (contentType) => {
    const upload = uploader(() => storageServer, Buffer.from(script), 1024)
    const metadata = { bucketName: 'own', objectName: name, contentType }
    expect(statusOf(await upload(ann, name, { metadata }))).toBe(415)
    expect(storageServer.filesOnDisk()).toEqual([])
  })

  test.each(forged)('%s, stored earlier, is served as bytes and cannot be copied', async (type) => {
    await own().upload(name, script, { contentType: 'image/png' })
    await storageServer.database.owner`
      update storage.objects set metadata = jsonb_set(metadata, '{mimetype}', to_jsonb(${type}::text)) where name = ${name}`
    const served = await fetch(address(`own/${name}`), { headers: await headersOf() })
    expect(served.headers.get('content-type')).toBe('application/octet-stream')
    expect((await own().copy(name, `${ann}/copy.png`)).error).toMatchObject({ statusCode: '415' })
  })
})

test('a media type and a charset are stored in one form', async () => {
  for (const [sent, kept] of [
    ['Image/PNG', 'image/png'],
    ['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8'],
    ['text/plain ; charset="utf-8"', 'text/plain;charset=utf-8'],
  ] as const) {
    expect((await own().upload(name, 'x', { contentType: sent, upsert: true })).error, sent).toBeNull()
    expect((await own().info(name)).data?.contentType, sent).toBe(kept)
  }
})

test('only types that a browser shows without running them are served without a sandbox', async () => {
  for (const [type, isFree] of [
    ['image/png', true],
    ['text/plain;charset=utf-8', true],
    ['application/pdf', true],
    ['video/mp4', true],
    ['text/html', false],
    ['image/svg+xml', false],
    ['image/png+xml', false],
    ['audio/x-anything', false],
    ['text/plainer', false],
    ['application/pdfx', false],
    ['text/xml', false],
  ] as const) {
    await own().upload(name, script, { contentType: type, upsert: true })
    const { headers } = await fetch(address(`own/${name}`), { headers: await headersOf() })
    expect(headers.get('content-security-policy')?.includes('sandbox') ?? false, type).toBe(!isFree)
    expect(headers.get('x-content-type-options'), type).toBe('nosniff')
  }
})

test('an object moved or copied to another bucket must match its types and size limit', async () => {
  await own().upload(name, script, { contentType: 'text/html' })
  await own().upload(`${ann}/big.png`, Buffer.alloc(2000), { contentType: 'image/png' })
  const there = { destinationBucket: 'open' }
  expect((await own().copy(name, 'a.png', there)).error).toMatchObject({ statusCode: '415' })
  expect((await own().move(name, 'a.png', there)).error).toMatchObject({ statusCode: '415' })
  expect((await own().copy(`${ann}/big.png`, 'b.png', there)).error).toMatchObject({ statusCode: '413' })
  expect((await own().move(`${ann}/big.png`, 'b.png', there)).error).toMatchObject({ statusCode: '413' })
  expect((await own().move(name, 'a.html', { destinationBucket: 'shelf' })).error).toBeNull()
})

describe('the headers of a form part', () => {
  async function post(partHeaders: string) {
    const { body, ...type } = form(partHeaders)
    const headers = { ...(await headersOf()), ...type }
    const response = await fetch(address(`own/${name}`), { method: 'POST', headers, body })
    return { response, answer: await response.json() }
  }
  const disposition = 'Content-Disposition: form-data; name="file"; filename="a.png"'

  test('are read in one pass: two megabytes take no quadratic time', () => {
    const spaces = ' '.repeat(2_000_000)
    expect(readPartHeaders(`${disposition}\r\nContent-Type: a${spaces}b${spaces}`)).toMatchObject({
      name: 'file',
      type: `a${spaces}b`,
    })
    expect(readPartHeaders(`Content-Disposition: form-data${';'.repeat(2_000_000)}`).isFile).toBe(false)
    expect(readPartHeaders(`Content-Disposition: form-data;${spaces}name${spaces}`).name).toBe('')
    expect(readPartHeaders(`${spaces}\r\n${disposition}\r\n${spaces}`).isFile).toBe(true)
  })

  test('are refused over eight kilobytes', async () => {
    const { answer } = await post(`${disposition}\r\nX-Long: ${'a'.repeat(9000)}`)
    expect(answer).toMatchObject({ statusCode: '400', message: 'Form part headers are too long' })
  })

  test('may be quoted, in any case and order, with semicolons in names', async () => {
    for (const headers of [
      `content-type: image/png\r\nCONTENT-DISPOSITION: form-data; filename="a; name=x.png"; name="f"`,
      `Content-Disposition:form-data;name=file;filename*=UTF-8''a.png\r\nContent-Type:image/png`,
    ]) {
      const { response } = await post(headers)
      expect(response.status, headers).toBe(200)
      expect((await own().info(name)).data?.contentType).toBe('image/png')
      await own().remove([name])
    }
  })

  test('with more fields than a client sends are refused', async () => {
    const field = (n: number) => `--x\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nv\r\n`
    const body = `${Array.from({ length: 30 }, (_, n) => field(n)).join('')}--x--\r\n`
    const headers = { ...(await headersOf()), 'content-type': 'multipart/form-data; boundary=x' }
    const response = await fetch(address(`own/${name}`), { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ message: 'The form has too many fields' })
  })

  test('of a form without a boundary are refused', async () => {
    const headers = { ...(await headersOf()), 'content-type': 'multipart/form-data' }
    const response = await fetch(address(`own/${name}`), { method: 'POST', headers, body: script })
    expect(response.status).toBe(400)
    expect(storageServer.filesOnDisk()).toEqual([])
  })
})
