import { SAMPLE_ITEMS, writeProject } from './write-project.ts'
import { writeZip, type ZipFile } from './write-zip.ts'

const binder = (inner: string, head = ''): ZipFile => ({
  name: 'P.scriv/P.scrivx',
  data: `<?xml version="1.0" encoding="UTF-8"?>${head}<ScrivenerProject Version="2.0" Creator="X"><Binder>${inner}</Binder></ScrivenerProject>`,
})
const draft = '<BinderItem UUID="A" Type="DraftFolder"><Title>Draft</Title></BinderItem>'
const text = (encoded: string): Uint8Array => new TextEncoder().encode(encoded)

/** A malicious archive, and its expected error code. */
export interface HostileArchive {
  name: string
  code: string
  make(): Uint8Array
}

const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
const external = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'

/** Archives that must be refused completely. */
export const REFUSED_ARCHIVES: readonly HostileArchive[] = [
  { name: 'an empty file', code: 'empty_file', make: () => new Uint8Array(0) },
  { name: 'a text called .zip', code: 'not_a_zip', make: () => text('Once upon a time '.repeat(100)) },
  { name: 'an archive without files', code: 'empty_archive', make: () => writeZip([]) },
  { name: 'the first half of an archive', code: 'truncated', make: () => half(writeProject()) },
  {
    name: 'an archive that lost its beginning',
    code: 'truncated',
    make: () => writeZip([{ name: 'a', data: 'b', claimCompressed: 5000 }]),
  },
  {
    name: 'a ZipCrypto archive',
    code: 'encrypted',
    make: () => writeProject({}, { file: { encrypted: 'zipcrypto' } }),
  },
  { name: 'an AES archive', code: 'encrypted', make: () => writeProject({}, { file: { encrypted: 'aes' } }) },
  {
    name: 'an archive without a project',
    code: 'no_project',
    make: () => writeZip([{ name: 'readme.txt', data: 'x' }]),
  },
  {
    name: 'a project without its binder',
    code: 'no_project',
    make: () => writeZip([{ name: 'P.scriv/Files/version.txt', data: '23' }]),
  },
  {
    name: 'an archive in an archive',
    code: 'no_project',
    make: () => writeZip([{ name: 'P.scriv.zip', data: writeProject(), stored: true }]),
  },
  { name: 'two projects', code: 'several_projects', make: twoProjects },
  { name: '50,001 entries', code: 'too_many_entries', make: () => manyEntries(50_001) },
  {
    // 66,000 less 65,536, as a count of 16 bits overflows.
    name: '66,000 entries that claim to be 464',
    code: 'too_many_entries',
    make: () => manyEntries(66_000, 464),
  },
  { name: 'entries sharing their bytes', code: 'overlapping_entries', make: overlapping },
  { name: 'more than half a gigabyte unpacked', code: 'too_large_unpacked', make: manyBombs },
  {
    name: '300,000 items',
    code: 'too_many_items',
    make: () => writeZip([binder('<BinderItem UUID="A" Type="Text"/>'.repeat(300_000))]),
  },
  { name: '50,000 levels', code: 'too_deep', make: () => writeZip([binder(levels(50_000))]) },
  {
    name: 'entity expansion',
    code: 'binder_unsafe',
    make: () => writeZip([binder('<BinderItem><Title>&b;</Title></BinderItem>', entity)]),
  },
  {
    name: 'an external entity',
    code: 'binder_unsafe',
    make: () => writeZip([binder('<BinderItem><Title>&a;</Title></BinderItem>', external)]),
  },
  {
    name: 'a binder cut in the middle',
    code: 'binder_damaged',
    make: () =>
      writeZip([{ name: 'P.scriv/P.scrivx', data: `<ScrivenerProject Version="2.0"><Binder>${draft}` }]),
  },
  {
    name: 'a binder that is no XML',
    code: 'binder_damaged',
    make: () => writeZip([{ name: 'P.scriv/P.scrivx', data: 'PK nonsense' }]),
  },
  {
    name: 'an empty binder file',
    code: 'binder_damaged',
    make: () => writeZip([{ name: 'P.scriv/P.scrivx', data: '' }]),
  },
  {
    name: 'a binder of another program',
    code: 'binder_damaged',
    make: () => writeZip([{ name: 'P.scriv/P.scrivx', data: '<html><body/></html>' }]),
  },
  {
    name: 'a binder with a wrong checksum',
    code: 'binder_unreadable',
    make: () => writeZip([{ ...binder(draft), claimCrc: 1 }]),
  },
  {
    name: 'a binder larger than it says',
    code: 'binder_unreadable',
    make: () => writeZip([{ ...binder(draft), claimSize: 10 }]),
  },
  {
    name: 'a binder of 40 MB',
    code: 'binder_too_large',
    make: () => writeZip([binder(`${draft}<!--${'-x'.repeat(20_000_000)}-->`)]),
  },
  { name: 'a project of the future', code: 'unsupported_version', make: () => writeZip([future()]) },
]

function half(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, bytes.length >> 1)
}

function future(): ZipFile {
  const file = binder(draft)
  return { ...file, data: String(file.data).replace('Version="2.0"', 'Version="4.0"') }
}

function twoProjects(): Uint8Array {
  return writeZip(
    ['A', 'B'].flatMap((name) => [
      { name: `${name}.scriv/${name}.scrivx`, data: '<ScrivenerProject/>' },
      { name: `${name}.scriv/Files/version.txt`, data: '23' },
    ]),
  )
}

function manyEntries(count: number, claimEntries?: number): Uint8Array {
  const files = Array.from({ length: count }, (_, index) => ({ name: `f${index}`, stored: true }))
  return writeZip(files, { claimEntries })
}

function overlapping(): Uint8Array {
  const files: ZipFile[] = [
    { name: 'P.scriv/P.scrivx', data: '<ScrivenerProject/>' },
    { name: 'a', data: 'x'.repeat(5_000) },
  ]
  for (let index = 0; index < 50; index++)
    files.push({ name: `b${index}`, sameOffsetAs: 1, data: 'x'.repeat(5_000) })
  return writeZip(files)
}

function manyBombs(): Uint8Array {
  const data = new Uint8Array(15 * 1024 * 1024)
  return writeZip(Array.from({ length: 40 }, (_, index) => ({ name: `bomb${index}`, data })))
}

function levels(depth: number): string {
  return `${'<BinderItem UUID="A" Type="Folder"><Children>'.repeat(depth)}${'</Children></BinderItem>'.repeat(depth)}`
}

/** The sample project with one damaged file that is listed on the receipt while the rest is imported. */
export function withHostileFile(file: ZipFile): Uint8Array {
  return writeProject({ items: SAMPLE_ITEMS, extraFiles: [file] })
}
