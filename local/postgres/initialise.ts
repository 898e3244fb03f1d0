import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../settings.ts'
import type { Identity } from './identity.ts'
import { collectLines } from './output.ts'
import { superuser } from './urls.ts'

/** The options of a database folder. */
export type FolderOptions = {
  dataDir: string
  superuserPassword: string
  /** Tests trade durability for speed. */
  durable?: boolean
}

/** Initialises the database folder if it does not exist. */
export async function initialise(identity: Identity, options: FolderOptions): Promise<void> {
  const { dataDir } = options
  const passwordFile = `${dataDir}.password`
  rmSync(passwordFile, { force: true })
  if (existsSync(join(dataDir, 'PG_VERSION'))) return
  // Initialised beside its final path and renamed when complete, so that a killed start leaves no partial
  // database.
  const temporary = `${dataDir}.new`
  rmSync(temporary, { recursive: true, force: true })
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartError(
      `${dataDir} contains files that are not a database. Nothing was changed; choose another QUILLPORT_DATA.`,
    )
  }
  refuseLostDatabase(dataDir)
  mkdirSync(temporary, { recursive: true, mode: 0o700 })
  identity.own(temporary)
  writeFileSync(passwordFile, options.superuserPassword, { mode: 0o600 })
  identity.own(passwordFile)
  const lines: string[] = []
  const child = identity.spawn(
    identity.binaries.initdb,
    [
      `--pgdata=${temporary}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-instructions',
      ...(options.durable === false ? ['--no-sync'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' },
  )
  collectLines(child, lines)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  unlinkSync(passwordFile)
  if (code !== 0) {
    rmSync(temporary, { recursive: true, force: true })
    const hasNoName = lines.some((line) => line.includes('could not look up effective user ID'))
    const advice = hasNoName
      ? '\nPostgres needs a user that is listed in /etc/passwd: start Quillport as such a user, or as root.'
      : ''
    throw new StartError(
      `The database could not be created in ${dataDir}:\n${lines.slice(-8).join('\n')}${advice}`,
    )
  }
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(temporary, dataDir)
}

/**
 * Refuses to create a new database beside stored files or mails of an earlier one: new demo data would hide the loss,
 * and the files that no row references would be deleted.
 */
function refuseLostDatabase(dataDir: string): void {
  const parent = dirname(dataDir)
  // Each start with a complete database creates these folders.
  const left = ['storage', 'mail', 'functions'].filter((name) => existsSync(join(parent, name)))
  if (left.length === 0) return
  throw new StartError(
    `${dataDir} is missing, but ${parent} still holds the other data of that database (${left.join(', ')}). Nothing was ` +
      'changed. Restore the folder or a backup ("npm run restore -- <file>"), or delete all data with "npm run reset".',
  )
}

/** Refuses a folder that belongs to another user than Postgres runs as. */
export function checkOwner(dataDir: string, identity: Identity): void {
  if (typeof process.getuid !== 'function') return
  const expected = identity.uid ?? process.getuid()
  const actual = statSync(dataDir).uid
  if (actual === expected) return
  if (process.getuid() === 0)
    throw new StartError(ownerMessage(dataDir, actual, 'Start Quillport as that user'))
  throw new StartError(ownerMessage(dataDir, actual, 'Start Quillport as root or as that user'))
}

const ownerMessage = (dataDir: string, uid: number, advice: string) =>
  `${dataDir} belongs to another user (uid ${uid}). ${advice}, or set QUILLPORT_DATA to another folder.`
