import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import {
  constants,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { failures } from './errors.ts'

/** A completely received file that no row references yet. */
export type Received = { path: string; size: number; etag: string }

const version = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const hour = 3_600_000

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const statOrNull = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** The contents of objects: one file per version, named by the version id. */
export class FileStore {
  readonly uploads: string
  readonly #incoming: string
  readonly #objects: string

  private constructor(folder: string) {
    this.uploads = join(folder, 'uploads')
    this.#incoming = join(folder, 'incoming')
    this.#objects = join(folder, 'objects')
  }

  /** Opens the folder and deletes files that no row references, which a kill between file and row leaves. */
  static async open(folder: string, known: ReadonlySet<string>): Promise<FileStore> {
    const files = new FileStore(folder)
    await rm(files.#incoming, { recursive: true, force: true })
    for (const path of [files.uploads, files.#incoming, files.#objects]) {
      await mkdir(path, { recursive: true, mode: 0o700 })
    }
    // Files without any rows indicate a wrong database, so no file is deleted.
    if (known.size > 0) await files.#sweep(known)
    return files
  }

  /** Writes a stream to a temporary file and syncs it to disk; refuses more than `limit` bytes. */
  async receive(source: AsyncIterable<Uint8Array>, limit: number): Promise<Received> {
    const path = join(this.#incoming, randomUUID())
    const hash = createHash('md5')
    let size = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length
        hash.update(chunk)
        if (size > limit) done(failures.tooLarge())
        else done(null, chunk)
      },
    })
    try {
      await pipeline(Readable.from(source), measure, createWriteStream(path, { mode: 0o600, flush: true }))
    } catch (error) {
      await this.discard(path)
      throw error
    }
    return { path, size, etag: `"${hash.digest('hex')}"` }
  }

  /** Syncs a file that was written in parts to disk and returns its etag. */
  async seal(path: string): Promise<string> {
    const hash = createHash('md5')
    await pipeline(createReadStream(path), hash)
    const file = await open(path, 'r+')
    await file.datasync().finally(() => file.close())
    return `"${hash.digest('hex')}"`
  }

  /**
   * Deletes unfinished uploads of this age, and incomplete pairs that a kill left: an upload is a data file
   * and an info file. Returns the ids of the others.
   */
  async expireUploads(age: number): Promise<string[]> {
    const ids = new Set((await readdir(this.uploads)).map((name) => name.replace(/\.json$/, '')))
    for (const id of ids) {
      const file = join(this.uploads, id)
      const [note, bytes] = [await statOrNull(`${file}.json`), await statOrNull(file)]
      // The info file is written once, so its time is the start of the upload.
      const beganAt = (note ?? bytes)?.mtimeMs ?? 0
      if (Date.now() - beganAt < (note && bytes ? age : hour)) continue
      await this.discard(`${file}.json`)
      await this.discard(file)
      ids.delete(id)
    }
    return [...ids]
  }

  /** Moves a received file to its final path under a new version. */
  async keep(received: string, name: string): Promise<void> {
    const target = this.#path(name)
    await mkdir(join(target, '..'), { recursive: true, mode: 0o700 })
    await rename(received, target)
  }

  /** Copies a version to a file that no row references yet. */
  async copy(from: string): Promise<string> {
    const path = join(this.#incoming, randomUUID())
    await copyFile(this.#path(from), path, constants.COPYFILE_FICLONE)
    return path
  }

  /** Opens a version for reading; null when it was just replaced. */
  async read(name: string): Promise<FileHandle | null> {
    try {
      return await open(this.#path(name), 'r')
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async drop(...names: (string | null | undefined)[]): Promise<void> {
    for (const name of names) if (name) await this.discard(this.#path(name))
  }

  async discard(path: string): Promise<void> {
    await unlink(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }

  async #sweep(known: ReadonlySet<string>): Promise<void> {
    for (const folder of await readdir(this.#objects)) {
      for (const name of await readdir(join(this.#objects, folder))) {
        if (!known.has(name)) await rm(join(this.#objects, folder, name), { force: true })
      }
    }
  }

  #path(name: string): string {
    if (!version.test(name)) throw new Error('Not a version of an object.')
    return join(this.#objects, name.slice(0, 2), name)
  }
}
