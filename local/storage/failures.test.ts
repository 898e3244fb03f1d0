import { rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { openStorage, type TestStorage } from '../testing/storage-setup.ts'
import type { Context } from './context.ts'
import { toFailure } from './errors.ts'
import type { ObjectRow } from './objects.ts'
import { serveObject } from './serve.ts'

let storageServer: TestStorage
const ann = '00000000-0000-4000-8000-00000000000a'

beforeAll(async () => {
  storageServer = await openStorage()
})
afterAll(() => storageServer.close())
beforeEach(() => storageServer.empty())

const own = () => storageServer.as(ann).from('own')

test('of ten concurrent uploads with one name one succeeds, the others get an error, and one file remains', async () => {
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) => own().upload(`${ann}/race.txt`, `${n}`)),
  )
  expect(results.filter((result) => result.error === null)).toHaveLength(1)
  for (const { error } of results) if (error) expect(error).toMatchObject({ statusCode: '409' })
  expect(storageServer.filesOnDisk()).toHaveLength(1)
})

test('an object that is replaced repeatedly is always read completely', async () => {
  const name = `${ann}/busy.txt`
  // Each version has its own length and its own letter.
  const text = (n: number) => String.fromCharCode(97 + n).repeat(50_000 + 1000 * n)
  await own().upload(name, text(0))
  const write = async () => {
    for (let n = 1; n <= 20; n += 1)
      expect((await own().upload(name, text(n), { upsert: true })).error).toBeNull()
  }
  const read = async () => {
    const seen = new Set<string>()
    for (let n = 0; n < 60 && seen.size < 5; n += 1) {
      const { data, error } = await own().download(name)
      expect(error).toBeNull()
      const got = (await data?.text()) ?? ''
      expect(got).toBe(text(got.charCodeAt(0) - 97))
      seen.add(got.charAt(0))
    }
    return seen.size
  }
  const [kinds] = await Promise.all([read(), write()])
  // Otherwise no read ran during a replacement, and the test has shown nothing.
  expect(kinds).toBeGreaterThan(1)
  expect(storageServer.filesOnDisk()).toHaveLength(1)
})

test('an object that is replaced twice before its file is opened is served in its last version', async () => {
  const row = (version: string) => ({ version, name: 'busy.txt', metadata: null, updated_at: new Date() })
  const files = { read: async (version: string) => (version === 'third' ? open(import.meta.filename) : null) }
  const later = ['second', 'third']
  const response = await serveObject(
    { files } as unknown as Context,
    new Request('http://127.0.0.1/busy.txt'),
    row('first') as ObjectRow,
    async () => row(later.shift() ?? 'third') as ObjectRow,
  )
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('is served in its last version')
})

test('an aborted upload leaves neither row nor file', async () => {
  const cut = new AbortController()
  const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.alloc(100_000)) })
  const sending = fetch(`${storageServer.url}/storage/v1/object/own/${ann}/cut.bin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await storageServer.token(ann)}`, 'content-type': 'application/zip' },
    body,
    duplex: 'half',
    signal: cut.signal,
  } as RequestInit)
  await eventually(() => storageServer.incoming().length > 0)
  cut.abort()
  await expect(sending).rejects.toThrow('aborted')
  await eventually(() => storageServer.incoming().length === 0)
  expect((await own().exists(`${ann}/cut.bin`)).data).toBe(false)
  expect(storageServer.filesOnDisk()).toEqual([])
  expect(storageServer.incoming()).toEqual([])
})

test('a large file is not held in memory', async () => {
  const size = 50 * 1024 * 1024
  const chunk = Buffer.alloc(64 * 1024, 7)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let sent = 0
  let peak = 0
  let looks = 0
  collect()
  const before = process.memoryUsage().arrayBuffers
  const held = () => {
    collect()
    return process.memoryUsage().arrayBuffers - before
  }
  const look = async () => {
    looks += 1
    if (looks % 64 !== 0) return
    let now = held()
    // Released memory may be counted for a moment; held memory stays.
    for (let again = 0; again < 20 && now >= size / 4; again += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      now = held()
    }
    peak = Math.max(peak, now)
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await look()
      if (sent >= size) return controller.close()
      sent += chunk.length
      controller.enqueue(chunk)
    },
  })
  const up = await own().upload(`${ann}/big.bin`, body, { contentType: 'application/zip', duplex: 'half' })
  expect(up.error).toBeNull()
  const { data } = await own().download(`${ann}/big.bin`).asStream()
  let received = 0
  for await (const part of data ?? []) {
    received += part.length
    await look()
  }
  expect(received).toBe(size)
  // Sender, receiver and server share this process.
  expect(peak).toBeGreaterThan(0)
  expect(peak).toBeLessThan(size / 2)
})

test('a lost file answers 404, and its name can be used again', async () => {
  await own().upload(`${ann}/lost.txt`, 'x')
  for (const name of storageServer.filesOnDisk())
    rmSync(join(storageServer.filesDir, 'objects', name.slice(0, 2), name))
  expect((await own().download(`${ann}/lost.txt`)).error).toMatchObject({ statusCode: '404' })
  expect((await own().upload(`${ann}/lost.txt`, 'y', { upsert: true })).error).toBeNull()
  expect(await (await own().download(`${ann}/lost.txt`)).data?.text()).toBe('y')
})

test('a full disk answers an error, and the row stays unchanged', async () => {
  await own().upload(`${ann}/kept.txt`, 'old')
  const incoming = join(storageServer.filesDir, 'incoming')
  rmSync(incoming, { recursive: true })
  const { error } = await own().upload(`${ann}/kept.txt`, 'new', { upsert: true })
  expect(error).toMatchObject({ statusCode: '500', message: 'Internal server error' })
  await storageServer.restart()
  expect(await (await own().download(`${ann}/kept.txt`)).data?.text()).toBe('old')
})

test('a disk without space is named in the response', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' })
  expect(toFailure(full)).toMatchObject({
    httpStatus: 507,
    message: 'The disk of the server is full. Nothing was stored.',
  })
})
