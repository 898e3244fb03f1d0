import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { type Keys, makeKeys } from '../../local/keys.ts'
import { bootstrapDatabase } from '../../local/postgres/bootstrap.ts'
import { type Cluster, startCluster } from '../../local/postgres/cluster.ts'
import { prepareDatabase } from '../../local/postgres/database.ts'
import { databaseUrl } from '../../local/postgres/urls.ts'
import { projectRoot } from '../../local/settings.ts'
import { bareName, templateName } from './template.ts'

/** The connection of test files to the server of the run. */
export type TestServer = { port: number; keys: Keys }

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

type Run = { folder: string; cluster: Cluster; server: TestServer }

// Every project of a run shares a server: setup runs once per project in the same process.
let run: Promise<Run> | null = null
let users = 0

/** Starts the Postgres of a test run, with migrations and seed in a database that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1
  run ??= start()
  const { server } = await run
  project.provide('testServer', server)
  return async () => {
    users -= 1
    if (users > 0 || !run) return
    const { cluster, folder } = await run
    run = null
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(): Promise<Run> {
  const cache = join(projectRoot, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'quillport-tests-'))
  chmodSync(folder, 0o755)
  const keys = makeKeys()
  const superuserPassword = keys.passwords.supabaseAdmin
  const cluster = await startCluster({ dataDir: join(folder, 'postgres'), superuserPassword, durable: false })
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
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return { folder, cluster, server: { port: cluster.port, keys } }
}
