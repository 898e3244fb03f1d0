import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'

let storageServer: TestStorage
const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'

beforeAll(async () => {
  storageServer = await openStorage()
})
afterAll(() => storageServer.close())
beforeEach(() => storageServer.empty())

const bytes = (length: number, seed = 7) => Buffer.from(Array.from({ length }, (_, i) => (i * seed) % 251))
const bytesOf = async (blob: Blob | null) => Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
const textOf = async (blob: Blob | null) => blob && (await blob.text())

describe('upload', () => {
  test('accepts a Blob, a File, a FormData, an ArrayBuffer, a Buffer, a stream and text, byte for byte', async () => {
    const store = storageServer.as(ann).from('own')
    const data = bytes(200_000)
    const form = new FormData()
    form.append('file', new Blob([data]), 'x.bin')
    const stream = new Blob([data]).stream()
    const bodies = {
      blob: new Blob([data], { type: 'application/zip' }),
      file: new File([data], 'näme ".zip', { type: 'application/zip' }),
      form,
      buffer: data.buffer.slice(data.byteOffset, data.byteOffset + data.length),
      node: data,
      stream,
    }
    for (const [name, body] of Object.entries(bodies)) {
      const up = await store.upload(`${ann}/${name}`, body, {
        contentType: 'application/zip',
        duplex: 'half',
      })
      expect(up.error, name).toBeNull()
      expect(up.data).toMatchObject({ path: `${ann}/${name}`, fullPath: `own/${ann}/${name}` })
      const down = await store.download(`${ann}/${name}`)
      expect((await bytesOf(down.data)).equals(data), name).toBe(true)
    }
    expect((await store.upload(`${ann}/text`, 'café')).error).toBeNull()
    expect(await textOf((await store.download(`${ann}/text`)).data)).toBe('café')
    expect((await store.upload(`${ann}/empty`, new Blob([]))).error).toBeNull()
    expect((await store.download(`${ann}/empty`)).data?.size).toBe(0)
  })

  test('keeps a form whose content contains its boundary', async () => {
    const store = storageServer.as(ann).from('own')
    const data = Buffer.concat([
      bytes(65_530),
      Buffer.from('\r\n--'),
      bytes(9),
      Buffer.from('\r\n--\r\n\r\n--'),
    ])
    await store.upload(`${ann}/tricky`, new Blob([data]))
    const down = await store.download(`${ann}/tricky`)
    expect((await bytesOf(down.data)).equals(data)).toBe(true)
  })

  test('refuses a second object of the same name, and replaces it on request', async () => {
    const store = storageServer.as(ann).from('own')
    await store.upload(`${ann}/a.txt`, 'one')
    const again = await store.upload(`${ann}/a.txt`, 'two')
    expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    expect(await textOf((await store.download(`${ann}/a.txt`)).data)).toBe('one')
    expect((await store.upload(`${ann}/a.txt`, 'three', { upsert: true })).error).toBeNull()
    expect(await textOf((await store.download(`${ann}/a.txt`)).data)).toBe('three')
    expect((await store.update(`${ann}/a.txt`, 'four')).error).toBeNull()
    expect(await textOf((await store.download(`${ann}/a.txt`)).data)).toBe('four')
    expect((await store.update(`${ann}/none.txt`, 'five')).error).toMatchObject({ statusCode: '404' })
    expect(storageServer.filesOnDisk()).toHaveLength(1)
  })

  test('stores and answers user metadata', async () => {
    const store = storageServer.as(ann).from('own')
    await store.upload(`${ann}/m.txt`, new Blob(['x'], { type: 'text/plain' }), {
      metadata: { chapter: 'één' },
      cacheControl: '60',
    })
    await store.upload(`${ann}/n.txt`, 'x', { metadata: { chapter: 2 } })
    const info = await store.info(`${ann}/m.txt`)
    expect(info.data).toMatchObject({
      name: `${ann}/m.txt`,
      size: 1,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      metadata: { chapter: 'één' },
      bucketId: 'own',
    })
    expect((await store.info(`${ann}/n.txt`)).data?.metadata).toEqual({ chapter: 2 })
  })

  test('refuses more bytes than the bucket allows, in a form, raw and as a stream of unknown length', async () => {
    const store = storageServer.as(ann).from('small')
    const big = bytes(300_000)
    const bodies = [new Blob([big], { type: 'text/plain' }), big, new Blob([big]).stream()]
    for (const body of bodies) {
      const up = await store.upload(`${ann}/big`, body, { contentType: 'text/plain', duplex: 'half' })
      expect(up.error).toMatchObject({
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      })
    }
    expect(
      (await store.upload(`${ann}/fits`, bytes(100_000), { contentType: 'text/plain' })).error,
    ).toBeNull()
    expect(storageServer.filesOnDisk()).toHaveLength(1)
  })

  test('refuses a type the bucket does not allow', async () => {
    const store = storageServer.as(ann).from('small')
    const up = await store.upload(`${ann}/x`, new Blob(['x'], { type: 'application/zip' }))
    expect(up.error).toMatchObject({
      statusCode: '415',
      message: 'mime type application/zip is not supported',
    })
    const raw = await store.upload(`${ann}/x`, 'x', { contentType: 'application/pdf' })
    expect(raw.error).toMatchObject({ statusCode: '415' })
    // A pattern such as `image/*` compares the whole first part of a type.
    const alike = await store.upload(`${ann}/x`, new Blob(['x'], { type: 'imagery/png' }))
    expect(alike.error).toMatchObject({ statusCode: '415' })
    expect((await store.upload(`${ann}/p.png`, new Blob(['x'], { type: 'image/png' }))).error).toBeNull()
    expect((await store.upload(`${ann}/t.txt`, 'x')).error).toBeNull()
  })

  test('refuses names with a meaning in a file system and names that hosted Storage refuses', async () => {
    const root = `${storageServer.url}/storage/v1/object/own`
    const headers = {
      authorization: `Bearer ${await storageServer.token(ann)}`,
      'content-type': 'text/plain',
    }
    const names = [
      '..%2f..%2fetc',
      `${ann}/..%2f${bob}/x`,
      `${ann}/a%00b`,
      `${ann}/a%5cb`,
      `${ann}%2f.`,
      `${ann}//x`,
      `${ann}/é`,
      `${ann}/${'n'.repeat(1100)}`,
    ]
    for (const name of names) {
      const response = await fetch(`${root}/${name}`, { method: 'POST', headers, body: 'x' })
      expect(response.status, name).toBe(400)
      expect(await response.json(), name).toMatchObject({ error: 'InvalidKey', statusCode: '400' })
    }
    expect(storageServer.filesOnDisk()).toHaveLength(0)
  })

  test('never names a file on disk by client input', async () => {
    await storageServer.as(ann).from('own').upload(`${ann}/secret-plan.txt`, 'x')
    const [row] = await storageServer.database.owner`select version from storage.objects`
    expect(storageServer.filesOnDisk()).toEqual([row?.version])
  })
})
