import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { type Keys, makeKeys } from '../../local/keys.ts'
import { bootstrapDatabase } from '../../local/postgres/bootstrap.ts'
import { type Cluster, startCluster } from '../../local/postgres/cluster.ts'
import { prepareDatabase } from '../../local/postgres/database.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'
import { projectRoot } from '../../local/settings.ts'
import { bareName, type ServerState, templateName } from './template.ts'

/** The server of the run: `stateFile` is written when it is ready, and contains a {@link ServerState}. */
export type TestServer = { stateFile: string; keys: Keys }

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

type Run = { users: number; folder: string; server: TestServer; cluster: Promise<Cluster> }

/** The free memory that the databases of a run may need, with their write-ahead log. */
const MEMORY_BYTES = 3 * 1024 ** 3

/** The server that all projects share. A module variable would not do: Vitest loads this file once for each project. */
const shared = globalThis as { testRun?: Run | undefined }

/**
 * Starts the Postgres of a test run, with migrations and seed in a database that test files clone. Tests without a
 * database run while it starts.
 */
export default function setup(project: TestProject): () => Promise<void> {
  shared.testRun ??= start()
  const run = shared.testRun
  run.users += 1
  project.provide('testServer', run.server)
  return async () => {
    run.users -= 1
    if (run.users > 0) return
    shared.testRun = undefined
    try {
      await (await run.cluster).stop()
    } finally {
      rmSync(run.folder, { recursive: true, force: true })
    }
  }
}

function start(): Run {
  const folder = mkdtempSync(join(parentFolder(), 'quillport-tests-'))
  chmodSync(folder, 0o755)
  const keys = makeKeys()
  const server = { stateFile: join(folder, 'state.json'), keys }
  const report = (state: ServerState) => {
    // Renamed when complete, because test files read it at any time.
    writeFileSync(`${server.stateFile}.new`, JSON.stringify(state))
    renameSync(`${server.stateFile}.new`, server.stateFile)
  }
  const cluster = startDatabases(join(folder, 'postgres'), keys)
  cluster.then(
    ({ port }) => report({ port }),
    (error: unknown) => report({ problem: String(error) }),
  )
  return { users: 0, folder, server, cluster }
}

/** Shared memory if it has room, because a clone takes several times longer on a disk. */
function parentFolder(): string {
  const memory = '/dev/shm'
  if (existsSync(memory)) {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize > MEMORY_BYTES) return memory
  }
  const cache = join(projectRoot, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  return cache
}

async function startDatabases(dataDir: string, keys: Keys): Promise<Cluster> {
  const superuserPassword = keys.passwords.supabaseAdmin
  const cluster = await startCluster({ dataDir, superuserPassword, durable: false })
  try {
    const admin = postgres(databaseUrl(keys, cluster.port, 'supabaseAdmin'), {
      max: 1,
      onnotice: () => undefined,
    })
    await admin.unsafe(`create database ${bareName}`)
    const bare = postgres(databaseUrl(keys, cluster.port, 'supabaseAdmin', bareName), {
      max: 1,
      onnotice: () => undefined,
    })
    await bootstrapDatabase(bare)
    await bare.end()
    await admin.unsafe(`create database ${templateName} template ${bareName} owner postgres`)
    await admin.end()
    await prepareDatabase(cluster.port, keys, { database: templateName })
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return cluster
}
