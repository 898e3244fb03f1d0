import { ArchiveError } from '../archive-error.ts'
import type { ByteSource } from '../types.ts'

/** The location of the central directory, with offsets shifted by bytes before the archive. */
export interface DirectoryPlace {
  start: number
  end: number
  /** The number of entries that the archive declares; untrusted, so readers count. */
  claimedEntries: number
  /** Added to every offset of the directory. */
  shift: number
}

const EOCD = 0x06054b50
const EOCD_SIZE = 22
const LOCATOR64 = 0x07064b50
const EOCD64 = 0x06064b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

/** Finds the central directory from the end of the file; throws an ArchiveError with the reason. */
export async function findDirectory(source: ByteSource): Promise<DirectoryPlace> {
  if (source.size === 0) throw new ArchiveError('empty_file', 'The file is empty. Choose another file.')
  const tailStart = Math.max(0, source.size - EOCD_SIZE - 0xffff - 20)
  const tail = await source.read(tailStart, source.size)
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  for (let at = tail.length - EOCD_SIZE; at >= 0; at--) {
    if (view.getUint32(at, true) !== EOCD) continue
    const place = await placeOf(source, view, at, tailStart)
    if (place) return place
  }
  throw await explainMissing(source)
}

async function placeOf(
  source: ByteSource,
  view: DataView,
  at: number,
  tailStart: number,
): Promise<DirectoryPlace | null> {
  if (at + EOCD_SIZE + view.getUint16(at + 20, true) > view.byteLength) return null
  let entries = view.getUint16(at + 10, true)
  let size = view.getUint32(at + 12, true)
  let offset = view.getUint32(at + 16, true)
  let end = tailStart + at
  let disk = view.getUint16(at + 4, true)
  if (at >= 20 && view.getUint32(at - 20, true) === LOCATOR64) {
    const large = await readEocd64(source, view, at - 20, end - 20)
    if (large) ({ entries, size, offset, end, disk } = large)
  }
  if (disk !== 0 && disk !== 0xffff) {
    throw new ArchiveError(
      'split_archive',
      'The archive is split into several files. Compress the project into a single .zip.',
    )
  }
  if (entries === 0 && size === 0)
    throw new ArchiveError('empty_archive', 'The archive is empty. Compress the .scriv folder and try again.')
  // Bytes before the archive shift all offsets; some tools correct them, others do not.
  for (const start of [end - size, offset]) {
    if (start < 0 || start + 4 > source.size) continue
    const signature = await source.read(start, start + 4)
    if (
      signature.length === 4 &&
      new DataView(signature.buffer, signature.byteOffset).getUint32(0, true) === CENTRAL
    ) {
      return {
        start,
        end: start === offset ? Math.min(end, start + size) : end,
        claimedEntries: entries,
        shift: start - offset,
      }
    }
  }
  return null
}

interface Eocd64 {
  entries: number
  size: number
  offset: number
  end: number
  disk: number
}

async function readEocd64(
  source: ByteSource,
  view: DataView,
  locator: number,
  locatorPlace: number,
): Promise<Eocd64 | null> {
  const claimed = Number(view.getBigUint64(locator + 8, true))
  for (const place of [claimed, locatorPlace - 56]) {
    if (!Number.isSafeInteger(place) || place < 0 || place + 56 > source.size) continue
    const bytes = await source.read(place, place + 56)
    if (bytes.length < 56) continue
    const record = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (record.getUint32(0, true) !== EOCD64) continue
    return {
      disk: record.getUint32(16, true),
      entries: Number(record.getBigUint64(32, true)),
      size: Number(record.getBigUint64(40, true)),
      offset: Number(record.getBigUint64(48, true)),
      end: place,
    }
  }
  return null
}

async function explainMissing(source: ByteSource): Promise<ArchiveError> {
  const head = await source.read(0, 4)
  const signature = head.length === 4 ? new DataView(head.buffer, head.byteOffset).getUint32(0, true) : 0
  if (signature === LOCAL || signature === EOCD) {
    return new ArchiveError('truncated', 'The archive is incomplete. Compress or download it again.')
  }
  return new ArchiveError(
    'not_a_zip',
    'This file is not a .zip archive. Compress the .scriv folder into a .zip and try again.',
  )
}
