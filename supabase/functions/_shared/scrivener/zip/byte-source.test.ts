import { describe, expect, it } from 'vitest'
import type { ByteSource } from '../types.ts'
import { blobSource, bufferedSource } from './byte-source.ts'

/** A source that records its reads. */
function counted(size: number): ByteSource & { reads: [number, number][] } {
  const bytes = new Uint8Array(size).map((_, at) => at % 251)
  const reads: [number, number][] = []
  return {
    size,
    reads,
    read: async (start, end) => {
      reads.push([start, end])
      return bytes.slice(start, end)
    },
  }
}

describe('a buffered source', () => {
  it('asks once for many small reads of one place', async () => {
    const source = counted(1_000)
    const buffered = bufferedSource(source, 100, 2)
    for (let at = 0; at < 100; at += 10) expect((await buffered.read(at, at + 10))[0]).toBe(at % 251)
    expect(source.reads).toEqual([[0, 100]])
  })
  it('joins blocks, and never asks beyond the end', async () => {
    const source = counted(250)
    const got = await bufferedSource(source, 100, 3).read(90, 999)
    expect([...got]).toEqual(Array.from({ length: 160 }, (_, at) => (at + 90) % 251))
    expect(source.reads.at(-1)).toEqual([200, 250])
  })
  it('lets large reads through and keeps only so many blocks', async () => {
    const source = counted(1_000)
    const buffered = bufferedSource(source, 100, 2)
    expect((await buffered.read(0, 500)).length).toBe(500)
    for (const at of [0, 100, 200, 0]) await buffered.read(at, at + 1)
    expect(source.reads).toEqual([
      [0, 500],
      [0, 100],
      [100, 200],
      [200, 300],
      [0, 100],
    ])
  })
  it('asks again after a failure', async () => {
    let failures = 1
    const buffered = bufferedSource({
      size: 10,
      read: async () => {
        if (failures-- > 0) throw new Error('offline')
        return new Uint8Array(10)
      },
    })
    await expect(buffered.read(0, 5)).rejects.toThrow('offline')
    expect((await buffered.read(0, 5)).length).toBe(5)
  })
})

it('a picked file is read by slices', async () => {
  const source = blobSource(new Blob(['abcdef']))
  expect(new TextDecoder().decode(await source.read(2, 4))).toBe('cd')
})
