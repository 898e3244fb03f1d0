import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { commandOf, endProcess, isAlive } from '../processes.ts'
import { StartError } from '../settings.ts'
import { freePort } from '../tcp-ports.ts'
import { findBinaries } from './binaries.ts'
import { guardServer } from './guard.ts'
import { chooseIdentity } from './identity.ts'
import { checkOwner, type FolderOptions, initialise } from './initialise.ts'
import { collectLines } from './output.ts'
import { superuser } from './urls.ts'

/** A running Postgres server. */
export type Cluster = {
  port: number
  pid: number
  /** Resolves with a reason when the server ends unexpectedly. */
  died: Promise<string>
  stop(): Promise<void>
}

/** The options of a server. */
export type ClusterOptions = FolderOptions & {
  /** A free port by default. */
  port?: number
  onLog?: (line: string) => void
  /** Further settings of the server. */
  settings?: Record<string, string>
}

/** Starts Postgres on this data folder, initialises a missing one, and cleans up after a killed start. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir } = options
  mkdirSync(dirname(dataDir), { recursive: true })
  const identity = chooseIdentity(findBinaries(), dirname(dataDir))
  await initialise(identity, options)
  checkOwner(dataDir, identity)
  await stopOrphan(dataDir)
  let lastLines: string[] = []
  for (let attempt = 0; attempt < 10; attempt += 1) {
    lastLines = []
    const port = options.port ?? (await freePort())
    const child = identity.spawn(identity.binaries.postgres, serverArgs(port, options), {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      // Ctrl-C reaches the whole foreground process group, but the server must run until its clients have
      // finished.
      detached: true,
    })
    collectLines(child, lastLines, options.onLog)
    if (await isReady(child, port, options.superuserPassword)) return running(child, port, lastLines)
    await sleep(200)
  }
  throw new StartError(
    `Postgres does not start on ${dataDir}:\n${lastLines.slice(-8).join('\n')}\nNothing was deleted. If the data is ` +
      'damaged, restore a backup ("npm run restore -- <file>"), or delete all data with "npm run reset".',
  )
}

/** Settings of test servers, whose data need not survive a crash and whose passwords protect nothing. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: 1 }

function serverArgs(port: number, { dataDir, durable = true, settings: further }: ClusterOptions): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    wal_level: 'logical',
    max_connections: 120,
    max_replication_slots: 10,
    max_wal_senders: 10,
    max_slot_wal_keep_size: '256MB',
    shared_buffers: '128MB',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Statements contain users' texts, so they are not logged.
    log_min_error_statement: 'panic',
    logging_collector: 'off',
    dynamic_shared_memory_type: process.platform === 'linux' ? 'mmap' : 'posix',
    ...(durable ? {} : FAST),
    ...further,
  }
  return ['-D', dataDir, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
}

/** Stops the server of a killed start; removes a pid file that names another program's process. */
export async function stopOrphan(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (Number.isInteger(pid) && pid > 0 && isAlive(pid) && commandOf(pid).includes(dataDir)) {
    await endProcess(pid, 'SIGINT', 10_000)
  }
  rmSync(file, { force: true })
}

async function isReady(child: ChildProcess, port: number, password: string): Promise<boolean> {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', () => {
    ended = true
  })
  // Crash recovery may take long; the server rejects connections with "starting up" until it is done.
  for (let waited = 0; waited < 120_000 && !ended; waited += 40) {
    const sql = postgres({
      host: '127.0.0.1',
      port,
      user: superuser,
      password,
      database: 'postgres',
      max: 1,
      connect_timeout: 5,
      fetch_types: false,
    })
    try {
      await sql`select 1`
      return true
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') {
        child.kill('SIGINT')
        throw new StartError(
          'The database refuses the passwords in keys.json. Restore the original keys, or run "npm run reset".',
        )
      }
      await sleep(40) // Not listening yet or starting up; the child's exit ends the loop.
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
  return false
}

function running(child: ChildProcess, port: number, lines: string[]): Cluster {
  const pid = child.pid
  if (pid === undefined) throw new Error('Postgres has no process id.')
  let stopping = false
  const unguard = guardServer(pid)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const died = new Promise<string>((resolve) => {
    child.once('exit', (code, by) => {
      unguard()
      if (!stopping) resolve(`Postgres ended (${by ?? code}). ${lines.slice(-3).join(' ')}`)
    })
  })
  return {
    port,
    pid,
    died,
    async stop() {
      stopping = true
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT')
        const forced = setTimeout(() => child.kill('SIGQUIT'), 10_000)
        await exited
        clearTimeout(forced)
      }
    },
  }
}
