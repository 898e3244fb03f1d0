import { join } from 'node:path'
import postgres from 'postgres'
import type { Keys } from '../keys.ts'
import { bootstrapDatabase, setPasswords } from './bootstrap.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { migrate, seed } from './migrations.ts'
import { databaseUrl } from './urls.ts'

/** Starts the embedded Postgres of a data folder. */
export function startPostgres(dataDir: string, keys: Keys, onLog?: (line: string) => void): Promise<Cluster> {
  return startCluster({
    dataDir: join(dataDir, 'postgres'),
    superuserPassword: keys.passwords.supabaseAdmin,
    ...(onLog ? { onLog } : {}),
  })
}

/** Brings one database to the state of this checkout and tells each step taken. */
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
