import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import postgres from 'postgres'
import { loadKeys } from '../keys.ts'
import { lockDataDir } from '../lock.ts'
import { stopOrphan } from '../postgres/cluster.ts'
import { databaseUrl } from '../postgres/urls.ts'
import { isAlive } from '../processes.ts'
import { StartError } from '../settings.ts'
import { copyFolder, copyServer } from './copy-data.ts'
import { runTar } from './tar.ts'

/** Writes database, keys, stored files and mails of a data folder into one file, also while Quillport runs (R-545). */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const database = join(dataDir, 'postgres')
  if (!existsSync(join(database, 'PG_VERSION'))) throw new StartError(`There is no database in ${dataDir}.`)
  const target = resolve(file)
  if (existsSync(target)) throw new StartError(`${target} exists already. Choose another name.`)
  mkdirSync(dirname(target), { recursive: true })
  const staging = mkdtempSync(`${target}.partial-`)
  const archive = `${staging}.tar.gz`
  try {
    const port = runningPort(dataDir)
    if (port === null) await copyStopped(dataDir, join(staging, 'postgres'))
    else await copyRunning(dataDir, port, join(staging, 'postgres'))
    // After the database: each row of the copy has its file, because a file is stored before its row.
    for (const name of ['storage', 'mail'])
      if (existsSync(join(dataDir, name))) copyFolder(join(dataDir, name), join(staging, name))
    copyFileSync(join(dataDir, 'keys.json'), join(staging, 'keys.json'))
    await runTar(['-czf', archive, '-C', staging, '.'])
    renameSync(archive, target)
  } finally {
    rmSync(staging, { recursive: true, force: true })
    rmSync(archive, { force: true })
  }
}

/** The port of the running database; null when Quillport does not run on the folder. */
function runningPort(dataDir: string): number | null {
  const file = join(dataDir, 'run.json')
  if (!existsSync(file)) return null
  const run = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; databaseUrl: string }
  return isAlive(run.pid) ? Number(new URL(run.databaseUrl).port) : null
}

async function copyStopped(dataDir: string, to: string): Promise<void> {
  const unlock = lockDataDir(dataDir, 0)
  try {
    await stopOrphan(join(dataDir, 'postgres'))
    copyFolder(join(dataDir, 'postgres'), to)
  } finally {
    unlock()
  }
}

/** A base backup by Postgres' low-level API, because the packages have no `pg_basebackup`. */
async function copyRunning(dataDir: string, port: number, to: string): Promise<void> {
  const from = join(dataDir, 'postgres')
  const url = databaseUrl(loadKeys(dataDir), port, 'supabaseAdmin')
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => undefined })
  try {
    // Keeps the write-ahead log from here on until the connection ends.
    await sql`select pg_create_physical_replication_slot(${`backup_${process.pid}`}, true, true)`
    await sql`select pg_backup_start('quillport', true)`
    copyServer(from, to)
    const [stop] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`
    writeFileSync(join(to, 'backup_label'), stop?.labelfile ?? '', { mode: 0o600 })
    copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'))
  } finally {
    await sql.end({ timeout: 5 })
  }
}
