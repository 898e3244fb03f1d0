import { join } from 'node:path'
import postgres from 'postgres'
import type { Keys } from '../keys.ts'
import type { Settings } from '../settings.ts'
import { bootstrapDatabase, setPasswords } from './bootstrap.ts'
import { migrate, seed } from './migrations.ts'
import { type SupervisedCluster, superviseCluster } from './supervised-cluster.ts'
import { databaseUrl } from './urls.ts'

/** Starts the embedded Postgres of an instance and restarts it after a crash. */
export function startPostgres(
  { dataDir, undoMs }: Pick<Settings, 'dataDir' | 'undoMs'>,
  keys: Keys,
  log: { onLine: (line: string) => void; onChange: (text: string) => void },
): Promise<SupervisedCluster> {
  const settings: Record<string, string> = undoMs === null ? {} : { 'quillport.undo_time': `${undoMs} ms` }
  const options = {
    dataDir: join(dataDir, 'postgres'),
    superuserPassword: keys.passwords.supabaseAdmin,
    onLog: log.onLine,
    settings,
  }
  return superviseCluster(options, log.onChange)
}

/** Applies the bootstrap, migrations and seed of this checkout to a database, and reports each step. */
export async function prepareDatabase(
  port: number,
  keys: Keys,
  options: { database?: string; root?: string; withSeed?: boolean; onStep?: (text: string) => void } = {},
): Promise<void> {
  const { database = 'postgres', onStep = () => undefined, withSeed = true } = options
  const admin = connect(databaseUrl(keys, port, 'supabaseAdmin', database))
  try {
    await bootstrapDatabase(admin)
    await setPasswords(admin, keys)
    const owner = connect(databaseUrl(keys, port, 'postgres', database))
    try {
      for (const path of await migrate(owner, options.root)) onStep(`migration ${path}`)
      if (withSeed) for (const path of await seed(owner, options.root)) onStep(`seed ${path}`)
    } finally {
      await owner.end({ timeout: 5 })
    }
    await setPasswords(admin, keys)
  } finally {
    await admin.end({ timeout: 5 })
  }
}

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => undefined })
