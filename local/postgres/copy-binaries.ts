import { cpSync, existsSync, lstatSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../settings.ts'
import type { Binaries } from './binaries.ts'

// Not the temporary folder, because some systems empty it at runtime.
const sharedFolder = '/var/tmp'

/** Copies the programs to a folder that every user may read, once per version; only root may write it. */
export function copyBinaries({ initdb, postgres }: Binaries): Binaries {
  const native = dirname(dirname(postgres))
  const { mtimeMs, size } = statSync(postgres)
  const target = join(
    sharedFolder,
    `quillport-postgres-${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}`,
  )
  if (!existsSync(target)) {
    const temporary = mkdtempSync(join(sharedFolder, 'quillport-postgres-new-'))
    cpSync(native, join(temporary, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
    })
    try {
      renameSync(join(temporary, 'native'), target)
    } catch (error) {
      if (!existsSync(target)) throw error // A parallel start made the same copy first.
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
  }
  const { uid, mode } = lstatSync(target)
  if (uid !== 0 || (mode & 0o022) !== 0) {
    throw new StartError(`${target} belongs to another user. Remove it and start again.`)
  }
  return { initdb: join(target, 'bin', basename(initdb)), postgres: join(target, 'bin', basename(postgres)) }
}
