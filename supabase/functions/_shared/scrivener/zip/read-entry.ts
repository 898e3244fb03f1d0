import { ArchiveError } from '../archive-error.ts'
import { crc32 } from './crc32.ts'
import type { ZipArchive } from './open-zip.ts'
import type { ZipEntry } from './zip-entry.ts'

const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const DEFLATED = 8
/** Small input chunks limit the output of one decompression step. */
const PIECE = 16 * 1024
const READ = 256 * 1024

/**
 * The unpacked bytes of an entry in chunks. Stops at the declared size and throws an ArchiveError (`entry_damaged`)
 * for a wrong size or checksum.
 */
export async function* entryChunks(
  zip: ZipArchive,
  entry: ZipEntry,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (entry.refused) throw damaged(entry, `it is refused (${entry.refused})`)
  let size = 0
  let crc = 0
  try {
    for await (const chunk of unpack(zip, entry)) {
      size += chunk.length
      if (size > entry.size) throw damaged(entry, 'it is larger than the archive says')
      crc = crc32(chunk, crc)
      if (chunk.length > 0) yield chunk
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    // Some platforms report bytes after the compressed data as an error; complete and correct data is accepted.
    if (size !== entry.size || crc !== entry.crc) throw damaged(entry, 'its compressed data is broken')
  }
  if (size !== entry.size) throw damaged(entry, 'it is shorter than the archive says')
  if (crc !== entry.crc) throw damaged(entry, 'its checksum does not match')
}

/** A whole entry of at most `maxBytes` unpacked bytes. */
export async function readEntry(
  zip: ZipArchive,
  entry: ZipEntry,
  maxBytes = zip.limits.textBytes,
): Promise<Uint8Array> {
  if (entry.size > maxBytes) {
    throw new ArchiveError(
      'entry_too_large',
      `“${entry.name}” is too large to be read (${entry.size} bytes).`,
      {
        path: entry.name,
      },
    )
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of entryChunks(zip, entry)) {
    chunks.push(chunk)
    size += chunk.length
  }
  if (chunks.length === 1) return chunks[0] as Uint8Array
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function damaged(entry: ZipEntry, why: string): ArchiveError {
  return new ArchiveError('entry_damaged', `“${entry.name}” in the archive is damaged: ${why}.`, {
    path: entry.name,
  })
}

async function* unpack(zip: ZipArchive, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const stored = storedChunks(zip, entry)
  if (entry.method !== DEFLATED) {
    yield* stored
    return
  }
  const inflate = new DecompressionStream('deflate-raw')
  const writer = inflate.writable.getWriter()
  const reader = inflate.readable.getReader()
  let failure: unknown = null
  const feed = async (): Promise<void> => {
    for await (const chunk of stored) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        await writer.ready
        await writer.write(chunk.slice(at, at + PIECE))
      }
    }
    await writer.close()
  }
  const feeding = feed().catch((error: unknown) => {
    failure = error
    return writer.abort(error).catch(() => undefined)
  })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield value
    }
    await feeding
    if (failure) throw failure
  } catch (error) {
    throw failure instanceof ArchiveError ? failure : error
  } finally {
    await reader.cancel().catch(() => undefined)
    await feeding
  }
}

async function* storedChunks(zip: ZipArchive, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  // One read gets the local header and, for a small file, all data, because each range is a request.
  const guess = LOCAL_SIZE + entry.headerHint + 64 + entry.compressedSize
  const first = await zip.source.read(
    entry.offset,
    Math.min(entry.offset + Math.min(guess, READ), zip.source.size),
  )
  const view = new DataView(first.buffer, first.byteOffset, first.byteLength)
  if (first.length < LOCAL_SIZE || view.getUint32(0, true) !== LOCAL)
    throw damaged(entry, 'its header is missing')
  const start = LOCAL_SIZE + view.getUint16(26, true) + view.getUint16(28, true)
  const end = entry.offset + start + entry.compressedSize
  if (end > zip.source.size) throw damaged(entry, 'the archive ends before it')
  if (first.length > start) yield first.subarray(start, start + entry.compressedSize)
  for (let at = entry.offset + Math.max(start, first.length); at < end; at += READ) {
    const chunk = await zip.source.read(at, Math.min(at + READ, end))
    if (chunk.length === 0) throw damaged(entry, 'the archive ends before it')
    yield chunk
  }
}
