import { describe, expect, it } from 'vitest'
import { writeZip, type ZipFile, type ZipOptions } from '../../../../../tests/support/scrivener/write-zip.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { bufferedSource, bytesSource } from './byte-source.ts'
import { openZip, type ZipArchive } from './open-zip.ts'
import { readEntry } from './read-entry.ts'
import type { ZipEntry } from './zip-entry.ts'

const open = (files: readonly ZipFile[], options?: ZipOptions): Promise<ZipArchive> =>
  openZip(bytesSource(writeZip(files, options)))
const first = (zip: ZipArchive): ZipEntry => zip.entries[0] as ZipEntry
const textOf = async (zip: ZipArchive, index = 0): Promise<string> =>
  new TextDecoder().decode(await readEntry(zip, zip.entries[index] as ZipEntry))

const hello: ZipFile = { name: 'a/b.txt', data: 'Bonjour, '.repeat(500) }
const PACKINGS: [string, Partial<ZipFile>, ZipOptions][] = [
  ['deflated', {}, {}],
  ['stored', { stored: true }, {}],
  ['with data descriptors', { descriptor: true }, {}],
  ['as zip64', { zip64: true }, { zip64: true }],
  ['with a comment', {}, { comment: 'PK\u0005\u0006 looks like an end but is not one, really not' }],
  ['behind other bytes, offsets corrected', {}, { prefix: new Uint8Array(5_000) }],
  ['behind other bytes, offsets not corrected', {}, { prefix: new Uint8Array(5_000), shiftedOffsets: true }],
  [
    'as zip64 behind other bytes',
    { zip64: true },
    { zip64: true, prefix: new Uint8Array(99), shiftedOffsets: true },
  ],
]

describe('an archive however packed', () => {
  it.each(PACKINGS)('is read %s', async (_, file, options) => {
    const zip = await open(
      [
        { ...hello, ...file },
        { name: 'z', data: 'last', ...file },
      ],
      options,
    )
    expect(zip.entries.map((entry) => entry.name)).toEqual(['a/b.txt', 'z'])
    expect(await textOf(zip)).toBe(hello.data)
    expect(await textOf(zip, 1)).toBe('last')
  })

  it('reads names with backslashes as folders', async () => {
    expect(first(await open([{ ...hello, name: 'a\\b.txt' }])).name).toBe('a/b.txt')
  })

  it('reads the same through a source that fetches blocks', async () => {
    const bytes = writeZip([
      hello,
      { name: 'big', data: new Uint8Array(300_000).map((_, at) => at * 7), stored: true },
    ])
    const zip = await openZip(bufferedSource(bytesSource(bytes), 1_000, 3))
    expect(await textOf(zip)).toBe(hello.data)
    expect((await readEntry(zip, zip.entries[1] as ZipEntry))[299_999]).toBe((299_999 * 7) & 0xff)
  })
})

describe('entry names', () => {
  const name = async (file: Partial<ZipFile>): Promise<string> =>
    first(await open([{ name: '', data: 'x', ...file }])).name

  it('are UTF-8 when flagged and composed', async () => {
    expect(await name({ name: 'E\u0301bauche', utf8Flag: true })).toBe('Ébauche')
  })
  it('are UTF-8 without the flag when the bytes are', async () => {
    expect(await name({ name: '正文.txt' })).toBe('正文.txt')
  })
  it('are code page 437 otherwise', async () => {
    expect(await name({ rawName: Uint8Array.of(0x90, 0x62) })).toBe('Éb')
  })
  it('come from the Unicode path extra when it belongs to them', async () => {
    expect(await name({ rawName: Uint8Array.of(0x3f), unicodePath: 'Роман' })).toBe('Роман')
  })
})

describe('an entry that must not be opened', () => {
  const refusal = async (file: Partial<ZipFile>): Promise<unknown> =>
    first(await open([{ ...hello, ...file }])).refused

  it.each(['../evil', 'a/../../evil', '/etc/passwd', '\\\\server\\share', 'C:\\evil', 'a\u0000b', ''])(
    'is refused for its name %j',
    async (name) => expect(await refusal({ name })).toBe('unsafe_name'),
  )
  it('is refused as a link', async () => expect(await refusal({ mode: 0o120777 })).toBe('link'))
  it('is refused as a device', async () => expect(await refusal({ mode: 0o060644 })).toBe('special_file'))
  it('is accepted as a regular file', async () => expect(await refusal({ mode: 0o100644 })).toBeNull())
  it('is refused for its method', async () =>
    expect(await refusal({ method: 12 })).toBe('unsupported_method'))
  it('is refused when it promises too much', async () => {
    expect(await refusal({ claimSize: 300 * 1024 * 1024 })).toBe('too_large')
    expect(await refusal({ claimSize: 100 * 1024 * 1024 })).toBe('suspicious_ratio')
  })
  it('is refused as a second file of one name, in any letter case', async () => {
    const zip = await open([hello, { ...hello, name: 'A/B.TXT' }])
    expect(zip.entries.map((entry) => entry.refused)).toEqual([null, 'duplicate_name'])
  })
  it('throws when it is opened all the same', async () => {
    const zip = await open([{ ...hello, mode: 0o120777 }])
    await expect(readEntry(zip, first(zip))).rejects.toMatchObject({ code: 'entry_damaged' })
  })
})

describe('an entry that lies', () => {
  const reading = async (file: Partial<ZipFile>): Promise<Uint8Array> => {
    const zip = await open([{ ...hello, ...file }])
    return await readEntry(zip, first(zip))
  }
  it('about its checksum is damaged', async () => {
    await expect(reading({ claimCrc: 7 })).rejects.toMatchObject({
      code: 'entry_damaged',
      message: /checksum/,
    })
  })
  it('by being larger is stopped', async () => {
    await expect(reading({ claimSize: 10 })).rejects.toMatchObject({
      code: 'entry_damaged',
      message: /larger/,
    })
  })
  it('by being smaller is damaged', async () => {
    await expect(reading({ claimSize: 9_999 })).rejects.toMatchObject({
      code: 'entry_damaged',
      message: /shorter/,
    })
  })
  it('by not being compressed is damaged', async () => {
    await expect(reading({ stored: true, claimMethod: 8 })).rejects.toMatchObject({
      code: 'entry_damaged',
    })
  })
  it('by unpacking to a thousandfold stops at what it declared', async () => {
    const bytes = writeZip([{ name: 'bomb', data: new Uint8Array(100 * 1024 * 1024), claimSize: 1_000 }])
    const zip = await openZip(bytesSource(bytes), DEFAULT_LIMITS)
    await expect(readEntry(zip, first(zip))).rejects.toMatchObject({ code: 'entry_damaged' })
  })
  it('is not read beyond what the reader can hold', async () => {
    const zip = await open([hello])
    await expect(readEntry(zip, first(zip), 100)).rejects.toMatchObject({ code: 'entry_too_large' })
  })
})
