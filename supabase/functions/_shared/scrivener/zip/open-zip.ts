import { ArchiveError } from '../archive-error.ts'
import { type ArchiveLimits, DEFAULT_LIMITS } from '../limits.ts'
import type { ByteSource, RefuseReason } from '../types.ts'
import { decodeEntryName, eachExtra } from './entry-name.ts'
import { type DirectoryPlace, findDirectory } from './find-directory.ts'
import { isUnsafeName, normaliseName, refuseByMode, type ZipEntry } from './zip-entry.ts'

/** An opened archive with its validated directory; entries are read one by one. */
export interface ZipArchive {
  source: ByteSource
  limits: ArchiveLimits
  entries: ZipEntry[]
}

const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const ENCRYPTED = 0x0001
const STRONG = 0x0040
const MASKED = 0x2000
const STORED = 0
const DEFLATED = 8
const AES = 99

/** Reads and validates the central directory; throws an ArchiveError for an invalid archive. */
export async function openZip(
  source: ByteSource,
  limits: ArchiveLimits = DEFAULT_LIMITS,
): Promise<ZipArchive> {
  const place = await findDirectory(source)
  if (place.claimedEntries > limits.entries) throw tooMany(limits)
  if (place.end - place.start > limits.centralDirectoryBytes) throw tooMany(limits)
  const bytes = await source.read(place.start, place.end)
  const entries = readEntries(bytes, place, limits)
  checkTotals(entries, limits)
  checkOverlap(entries, place, source)
  return { source, limits, entries }
}

function tooMany(limits: ArchiveLimits): ArchiveError {
  return new ArchiveError(
    'too_many_entries',
    `The archive holds more than ${limits.entries.toLocaleString('en')} files. A Scrivener project has far fewer.`,
    { limit: limits.entries },
  )
}

function readEntries(bytes: Uint8Array, place: DirectoryPlace, limits: ArchiveLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: ZipEntry[] = []
  const seen = new Set<string>()
  let at = 0
  while (at + CENTRAL_SIZE <= bytes.length && view.getUint32(at, true) === CENTRAL) {
    if (entries.length >= limits.entries) throw tooMany(limits)
    const length =
      CENTRAL_SIZE +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true)
    if (at + length > bytes.length) break
    const entry = readEntry(view, bytes, at, entries.length, place.shift)
    const key = entry.name.toLowerCase()
    if (seen.has(key)) entry.refused ??= 'duplicate_name'
    else seen.add(key)
    entry.refused ??= refuseBySize(entry, limits)
    entries.push(entry)
    at += length
  }
  if (entries.length === 0)
    throw new ArchiveError('damaged_archive', "The archive's table of contents is damaged.")
  if (
    place.claimedEntries !== entries.length &&
    place.claimedEntries % 0x10000 !== entries.length % 0x10000
  ) {
    throw new ArchiveError(
      'damaged_archive',
      `The archive's table of contents is damaged: it declares ${place.claimedEntries} files and lists ${entries.length}.`,
    )
  }
  return entries
}

function readEntry(view: DataView, bytes: Uint8Array, at: number, index: number, shift: number): ZipEntry {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const nameLength = view.getUint16(at + 28, true)
  const extraLength = view.getUint16(at + 30, true)
  const nameStart = at + CENTRAL_SIZE
  const raw = bytes.subarray(nameStart, nameStart + nameLength)
  const extra = bytes.subarray(nameStart + nameLength, nameStart + nameLength + extraLength)
  if (flags & (ENCRYPTED | STRONG | MASKED) || method === AES) {
    throw new ArchiveError(
      'encrypted',
      'The archive is password-protected. Compress the project again without a password.',
    )
  }
  const sizes = readSizes(view, at, extra)
  const name = normaliseName(decodeEntryName(raw, flags, extra))
  const isUnsafe = isUnsafeName(name)
  const refused: RefuseReason | null = isUnsafe
    ? 'unsafe_name'
    : (refuseByMode(view.getUint8(at + 5), view.getUint32(at + 38, true)) ??
      (method === STORED || method === DEFLATED ? null : 'unsupported_method'))
  return {
    index,
    name,
    isDirectory: name.endsWith('/'),
    method,
    crc: view.getUint32(at + 16, true),
    ...sizes,
    offset: sizes.offset + shift,
    headerHint: nameLength + extraLength,
    refused,
  }
}

function readSizes(
  view: DataView,
  at: number,
  extra: Uint8Array,
): { compressedSize: number; size: number; offset: number } {
  let compressedSize = view.getUint32(at + 20, true)
  let size = view.getUint32(at + 24, true)
  let offset = view.getUint32(at + 42, true)
  eachExtra(extra, (id, data) => {
    if (id !== 0x0001) return
    const large = new DataView(data.buffer, data.byteOffset, data.byteLength)
    let next = 0
    const take = (value: number): number => {
      if (value !== 0xffffffff || next + 8 > data.length) return value
      next += 8
      return Number(large.getBigUint64(next - 8, true))
    }
    size = take(size)
    compressedSize = take(compressedSize)
    offset = take(offset)
  })
  return { compressedSize, size, offset }
}

function refuseBySize(entry: ZipEntry, limits: ArchiveLimits): RefuseReason | null {
  if (entry.size > limits.entryBytes) return 'too_large'
  const isStretched = entry.size > limits.ratioFloor && entry.size > entry.compressedSize * limits.ratio
  return isStretched ? 'suspicious_ratio' : null
}

function checkTotals(entries: ZipEntry[], limits: ArchiveLimits): void {
  const total = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (total <= limits.totalBytes) return
  const limit = Math.round(limits.totalBytes / (1024 * 1024))
  throw new ArchiveError('too_large_unpacked', `Unpacked, the archive would be larger than ${limit} MB.`, {
    limit,
  })
}

/** Refuses entries that share bytes, a technique that makes a small archive unpack to a huge size. */
function checkOverlap(entries: ZipEntry[], place: DirectoryPlace, source: ByteSource): void {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset)
  let end = 0
  for (const entry of sorted) {
    if (entry.offset < end) {
      throw new ArchiveError(
        'overlapping_entries',
        'Files in the archive share the same bytes. It is refused as unsafe.',
      )
    }
    end = entry.offset + LOCAL_SIZE + entry.compressedSize
    if (end > source.size) {
      throw new ArchiveError('truncated', 'The archive is incomplete: some of its files are missing.')
    }
    if (end > place.start && entry.offset < place.end) entry.refused ??= 'damaged_header'
  }
}
