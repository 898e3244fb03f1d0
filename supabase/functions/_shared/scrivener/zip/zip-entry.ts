import type { RefuseReason } from '../types.ts'

/** One archive file as its central directory describes it; all values are untrusted. */
export interface ZipEntry {
  index: number
  /** With forward slashes, NFC, no leading `./`; empty for a name that cannot be shown. */
  name: string
  isDirectory: boolean
  method: number
  crc: number
  compressedSize: number
  size: number
  /** The offset of the local header in the source. */
  offset: number
  /** The length of name and extra in the central directory; the local header is rarely longer. */
  headerHint: number
  /** Why the entry is refused, or null. */
  refused: RefuseReason | null
}

const UNIX = 3
const MAC = 19
const FILE_TYPE = 0o170000
const SYMLINK = 0o120000
const REGULAR = 0o100000
const FOLDER = 0o040000

/** The reason to refuse an entry by its Unix mode, or null. */
export function refuseByMode(hostSystem: number, externalAttributes: number): RefuseReason | null {
  if (hostSystem !== UNIX && hostSystem !== MAC) return null
  const type = (externalAttributes >>> 16) & FILE_TYPE
  if (type === SYMLINK) return 'link'
  return type === 0 || type === REGULAR || type === FOLDER ? null : 'special_file'
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters in names are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/** Normalises a name for comparison: forward slashes, NFC, no leading `./`. */
export function normaliseName(raw: string): string {
  let name = raw.replaceAll('\\', '/').normalize('NFC')
  while (name.startsWith('./')) name = name.slice(2)
  return name
}

/** True when a normalised name leaves its folder or is not a valid file name. */
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
