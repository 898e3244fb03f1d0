import { deflateRawSync } from 'node:zlib'
import { crc32 } from '../../../supabase/functions/_shared/scrivener/zip/crc32.ts'

/** One file to pack, with the false values that a malicious archive may contain. */
export interface ZipFile {
  name: string
  data?: Uint8Array | string
  /** Name as raw bytes instead of UTF-8. */
  rawName?: Uint8Array
  stored?: boolean
  /** Sizes after the data only, as streaming packers write them. */
  descriptor?: boolean
  zip64?: boolean
  /** Unix mode, e.g. 0o120777 for a link. */
  mode?: number
  utf8Flag?: boolean
  unicodePath?: string
  encrypted?: 'zipcrypto' | 'aes'
  method?: number
  /** The compression method in the header, whatever the data uses. */
  claimMethod?: number
  claimSize?: number
  claimCompressed?: number
  claimCrc?: number
  /** Reuse the data of an earlier entry (overlap). */
  sameOffsetAs?: number
  offset?: number
}

/** The packing of the whole archive. */
export interface ZipOptions {
  prefix?: Uint8Array
  /** Whether offsets count from the start of the archive although other data precedes it. */
  shiftedOffsets?: boolean
  comment?: string
  zip64?: boolean
  claimEntries?: number
}

interface Written {
  file: ZipFile
  name: Uint8Array
  packed: Uint8Array
  size: number
  crc: number
  method: number
  flags: number
  offset: number
}

const bytesOf = (data: Uint8Array | string | undefined): Uint8Array =>
  typeof data === 'string' ? new TextEncoder().encode(data) : (data ?? new Uint8Array(0))

class Writer {
  private parts: Uint8Array[] = []
  length = 0

  put(part: Uint8Array): void {
    this.parts.push(part)
    this.length += part.length
  }

  /** Little-endian fields as pairs of size and value. */
  fields(...pairs: [2 | 4 | 8, number][]): void {
    const bytes = new Uint8Array(pairs.reduce((sum, [size]) => sum + size, 0))
    const view = new DataView(bytes.buffer)
    let at = 0
    for (const [size, value] of pairs) {
      if (size === 2) view.setUint16(at, value, true)
      else if (size === 4) view.setUint32(at, value, true)
      else view.setBigUint64(at, BigInt(value), true)
      at += size
    }
    this.put(bytes)
  }

  bytes(): Uint8Array {
    const whole = new Uint8Array(this.length)
    let at = 0
    for (const part of this.parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
}

const MAX32 = 0xffffffff

/** Packs files into a zip archive, valid by default. */
export function writeZip(files: readonly ZipFile[], options: ZipOptions = {}): Uint8Array {
  const out = new Writer()
  if (options.prefix) out.put(options.prefix)
  const base = options.shiftedOffsets ? (options.prefix?.length ?? 0) : 0
  const written: Written[] = []
  for (const file of files) written.push(writeFile(out, file, base, written))
  const start = out.length
  for (const entry of written) writeCentral(out, entry)
  writeEnd(out, start, base, written.length, options)
  return out.bytes()
}

function writeFile(out: Writer, file: ZipFile, base: number, before: readonly Written[]): Written {
  const data = bytesOf(file.data)
  const method = file.encrypted === 'aes' ? 99 : (file.method ?? (file.stored ? 0 : 8))
  // Entries that share one array share its packed bytes, because packing large arrays takes seconds.
  const packedBefore =
    file.data instanceof Uint8Array
      ? before.find(
          (one) => one.file.data === file.data && one.method === method && one.file.claimCrc === undefined,
        )
      : undefined
  const packed = packedBefore?.packed ?? (method === 8 ? new Uint8Array(deflateRawSync(data)) : data)
  const flags = (file.encrypted ? 1 : 0) | (file.descriptor ? 8 : 0) | (file.utf8Flag ? 0x800 : 0)
  const name = file.rawName ?? new TextEncoder().encode(file.name)
  const crc = file.claimCrc ?? packedBefore?.crc ?? crc32(data)
  const entry: Written = {
    file,
    name,
    packed,
    size: data.length,
    crc,
    method: file.claimMethod ?? method,
    flags,
    offset: out.length - base,
  }
  const same = file.sameOffsetAs === undefined ? undefined : before[file.sameOffsetAs]
  if (same) return { ...entry, offset: same.offset, packed: same.packed }
  const isLate = file.descriptor === true
  out.fields([4, 0x04034b50], [2, 20], [2, flags], [2, entry.method], [2, 0], [2, 0x5821])
  out.fields([4, isLate ? 0 : crc], [4, isLate ? 0 : packed.length], [4, isLate ? 0 : data.length])
  out.fields([2, name.length], [2, 0])
  out.put(name)
  out.put(packed)
  if (isLate) out.fields([4, 0x08074b50], [4, crc], [4, packed.length], [4, data.length])
  return entry
}

function writeCentral(out: Writer, entry: Written): void {
  const { file, name, packed, crc } = entry
  const extra = new Writer()
  const compressed = file.claimCompressed ?? packed.length
  const size = file.claimSize ?? entry.size
  const offset = file.offset ?? entry.offset
  if (file.zip64) extra.fields([2, 1], [2, 24], [8, size], [8, compressed], [8, offset])
  if (file.unicodePath !== undefined) {
    const path = new TextEncoder().encode(file.unicodePath)
    extra.fields([2, 0x7075], [2, path.length + 5])
    extra.put(Uint8Array.of(1))
    extra.fields([4, crc32(name)])
    extra.put(path)
  }
  out.fields(
    [4, 0x02014b50],
    [2, file.mode === undefined ? 20 : 0x0314],
    [2, 20],
    [2, entry.flags],
    [2, entry.method],
  )
  out.fields([2, 0], [2, 0x5821], [4, crc])
  out.fields([4, file.zip64 ? MAX32 : compressed], [4, file.zip64 ? MAX32 : size])
  out.fields([2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0])
  out.fields([4, ((file.mode ?? 0) << 16) >>> 0], [4, file.zip64 ? MAX32 : offset])
  out.put(name)
  out.put(extra.bytes())
}

function writeEnd(out: Writer, start: number, base: number, count: number, options: ZipOptions): void {
  const size = out.length - start
  const entries = options.claimEntries ?? count
  if (options.zip64) {
    const place = out.length
    out.fields([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0])
    out.fields([8, entries], [8, entries], [8, size], [8, start - base])
    out.fields([4, 0x07064b50], [4, 0], [8, place - base], [4, 1])
  }
  const comment = bytesOf(options.comment)
  const short = options.zip64 ? 0xffff : entries & 0xffff
  out.fields([4, 0x06054b50], [2, 0], [2, 0], [2, short], [2, short])
  out.fields(
    [4, options.zip64 ? MAX32 : size],
    [4, options.zip64 ? MAX32 : start - base],
    [2, comment.length],
  )
  out.put(comment)
}
