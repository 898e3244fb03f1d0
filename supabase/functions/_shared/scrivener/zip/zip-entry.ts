import type { RefuseReason } from '../types.ts'

/** One file of the archive as its central directory tells it; nothing of it is to be trusted. */
export interface ZipEntry {
  index: number
  /** Forward slashes, NFC, no leading `./`; empty for a name that cannot be shown. */
  name: string
  isDirectory: boolean
  method: number
  crc: number
  compressedSize: number
  size: number
  /** Where the local header begins in the source. */
  offset: number
  /** Length of name and extra in the central directory: the local header is rarely longer. */
  headerHint: number
  /** Why the entry is not to be opened, or null. */
  refused: RefuseReason | null
}

const UNIX = 3
const MAC = 19
const FILE_TYPE = 0o170000
const SYMLINK = 0o120000
const REGULAR = 0o100000
const FOLDER = 0o040000

/** What a Unix mode in the external attributes says against an entry. */
export function refuseByMode(hostSystem: number, externalAttributes: number): RefuseReason | null {
  if (hostSystem !== UNIX && hostSystem !== MAC) return null
  const type = (externalAttributes >>> 16) & FILE_TYPE
  if (type === SYMLINK) return 'link'
  return type === 0 || type === REGULAR || type === FOLDER ? null : 'special_file'
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters in names are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/** Makes a name comparable: forward slashes, composed accents, no `./` in front. */
export function normaliseName(raw: string): string {
  let name = raw.replaceAll('\\', '/').normalize('NFC')
  while (name.startsWith('./')) name = name.slice(2)
  return name
}

/** Whether a normalised name tries to leave the folder it is unpacked in, or cannot be a file name at all. */
export function isUnsafeName(name: string): boolean {
  return (
    name === '' ||
    name.length > 1024 ||
    name.startsWith('/') ||
    /^[a-z]:/i.test(name) ||
    CONTROL.test(name) ||
    name.split('/').includes('..')
  )
}
