import { copyFileSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files of a running server that a base backup must not contain, by Postgres' documentation of the low-level API. */
const SKIPPED_FILES = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|backup_label.*|tablespace_map.*)$/
/** Folders whose content belongs to the running server; the restored server needs them, empty. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

type Options = { isSkipped?: (name: string) => boolean; isEmptied?: (name: string) => boolean }

/** Copies a folder whose files may be deleted during the copy; the copy has the modes of the original. */
export function copyFolder(from: string, to: string, { isSkipped, isEmptied }: Options = {}): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from)) {
    if (isSkipped?.(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    try {
      if (lstatSync(source).isDirectory()) {
        if (isEmptied?.(name)) mkdirSync(target, { mode: 0o700 })
        else copyFolder(source, target, isSkipped ? { isSkipped } : {})
      } else copyFileSync(source, target)
    } catch (error) {
      // A running server deletes files; its write-ahead log has what replaced them.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Copies the folder of a server between the start and the stop of a backup, without its write-ahead log. */
export const copyServer = (from: string, to: string): void =>
  copyFolder(from, to, {
    isSkipped: (name) => SKIPPED_FILES.test(name) || name.startsWith('pgsql_tmp'),
    isEmptied: (name) => EMPTIED.has(name),
  })
