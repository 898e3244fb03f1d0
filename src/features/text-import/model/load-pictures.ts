import { measurePicture } from '@compile/measure-picture.ts'
import { isArchiveError } from '@scrivener/archive-error.ts'
import type { ZipArchive } from '@scrivener/zip/open-zip.ts'
import { entryChunks } from '@scrivener/zip/read-entry.ts'
import type { ZipEntry } from '@scrivener/zip/zip-entry.ts'
import { MAX_PICTURE_BYTES, picturePath } from '@/features/editor/shared/picture-file.ts'
import { PICTURE_HEADER_BYTES, pictureType } from '@/features/editor/shared/picture-type.ts'
import { decodePicture, MAX_MEGAPIXELS } from '@/lib/files/decode-picture.ts'
import type { FilePicture, LeftOutPicture } from './file-text.ts'
import { baseName, type PictureRef } from './picture-refs.ts'

/** The most pictures of a file, and the bytes that they may unpack to. */
export const PICTURE_LIMITS = { count: 500, bytes: 200 * 1024 * 1024 }

type Loaded = FilePicture | LeftOutPicture

/** The folder of pictures whose manuscript does not exist yet. */
export const FILE_FOLDER = 'file'

/** Reads the files of pictures from an archive, each once; only what is in the archive is ever read. */
export class PictureLoader {
  readonly #entries: ReadonlyMap<string, ZipEntry>
  readonly #loaded = new Map<ZipEntry, Loaded>()
  #count = 0
  #bytes = 0

  constructor(
    private readonly zip: ZipArchive,
    private readonly limits = PICTURE_LIMITS,
  ) {
    this.#entries = new Map(zip.entries.map((entry) => [entry.name.toLowerCase(), entry]))
  }

  /** The first file of a reference that the editor accepts, or why there is none. */
  async load({ targets, name }: PictureRef): Promise<Loaded> {
    let refused: Loaded | null = null
    for (const target of targets) {
      const entry = this.#find(target)
      if (!entry) continue
      const loaded = this.#loaded.get(entry) ?? (await this.#read(entry))
      this.#loaded.set(entry, loaded)
      if ('blob' in loaded) return loaded
      refused ??= loaded
    }
    return refused ?? { name, reason: 'missing' }
  }

  #find(target: string): ZipEntry | undefined {
    const path = partName(target)
    return path === null ? undefined : this.#entries.get(path.toLowerCase())
  }

  async #read(entry: ZipEntry): Promise<Loaded> {
    const name = baseName(entry.name)
    const { count, bytes } = this.limits
    if (entry.size > MAX_PICTURE_BYTES) return { name, reason: 'size' }
    if (this.#count >= count || this.#bytes + entry.size > bytes) return { name, reason: 'count' }
    try {
      const found = await this.#unpack(entry)
      if (!found) return { name, reason: 'format' }
      if (!(await isDrawable(found))) return { name, reason: 'damaged' }
      this.#count++
      const blob = new Blob(found.chunks, { type: found.type })
      return { path: picturePath(FILE_FOLDER, found.type), name, blob }
    } catch (error) {
      if (isArchiveError(error)) return { name, reason: 'damaged' }
      throw error
    }
  }

  /** The unpacked file with its type; null as soon as its first bytes are those of no picture. */
  async #unpack(entry: ZipEntry): Promise<Unpacked | null> {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let start = new Uint8Array()
    let type: string | null = null
    for await (const chunk of entryChunks(this.zip, entry)) {
      this.#bytes += chunk.length
      chunks.push(new Uint8Array(chunk))
      if (type !== null) continue
      start = joined([start, chunk])
      type = pictureType(start)
      if (type === null && start.length >= PICTURE_HEADER_BYTES) return null
    }
    return type === null ? null : { type, chunks }
  }
}

type Unpacked = { type: string; chunks: Uint8Array<ArrayBuffer>[] }

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** True for a picture of a size that browsers can show. */
async function isDrawable({ type, chunks }: Unpacked): Promise<boolean> {
  if (type !== 'image/webp' && type !== 'image/avif') {
    const size = measurePicture(joined(chunks))
    return size !== null && size.width * size.height <= MAX_MEGAPIXELS * 1_000_000
  }
  try {
    const bitmap = await decodePicture(new Blob(chunks, { type }))
    bitmap.close()
    return true
  } catch {
    return false
  }
}

/** The name of a part of an archive with its dots and escapes resolved; null for a path that leaves the archive. */
function partName(target: string): string | null {
  const parts: string[] = []
  for (const part of decoded(target).split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
