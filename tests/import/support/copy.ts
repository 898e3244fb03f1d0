import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandOf } from '../../../local/processes.ts'
import { projectRoot } from '../../../local/settings.ts'
import { freePort } from '../../../local/tcp-ports.ts'

/** A separate copy of Quillport in processes like those of `npm start`, with data that survive a restart. */
export type Copy = {
  folder: string
  port: number
  supabasePort: number
  env: NodeJS.ProcessEnv
  /** Starts the copy; resolves when it answers. */
  start(): Promise<void>
  /** Kills the main process with SIGKILL, and waits until it has ended. */
  kill(): Promise<void>
  /** Kills the database; the copy restarts it. */
  killPostgres(): void
  /** Kills the process of the import worker; false when there is none. */
  killWorker(): boolean
  run(): { databaseUrl: string; supabaseUrl: string; publishableKey: string }
  close(): Promise<void>
}

/** Prepares a copy without starting it. */
export async function createCopy(): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'quillport-import-'))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const supabasePort = await freePort()
  const env = {
    ...process.env,
    QUILLPORT_DATA: dataDir,
    PORT: String(port),
    SUPABASE_PORT: String(supabasePort),
    MAIL_PORT: String(await freePort()),
    VITE_SUPABASE_URL: '',
  }
  let child: ChildProcess | null = null
  let gone: Promise<unknown> = Promise.resolve()
  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal)
    await gone
    child = null
  }
  return {
    folder,
    port,
    supabasePort,
    env,
    async start() {
      let output = ''
      const started = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--backend'], {
        cwd: projectRoot,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      gone = new Promise((resolve) => started.once('exit', resolve))
      for (const stream of [started.stdout, started.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output += text
        })
      }
      for (let waited = 0; waited < 90_000 && !output.includes('Ctrl-C stops it.'); waited += 50) {
        if (started.exitCode !== null) break
        await sleep(50)
      }
      if (!output.includes('Ctrl-C stops it.')) throw new Error(`it did not start:\n${output}`)
    },
    kill: () => end('SIGKILL'),
    killPostgres() {
      const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
    },
    killWorker() {
      const pids = readdirSync(join(dataDir, 'functions')).map(Number)
      const worker = pids.find((pid) => commandOf(pid).includes('/scrivener-import/'))
      if (worker) process.kill(worker, 'SIGKILL')
      return worker !== undefined
    },
    run: () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')),
    async close() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
