import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import WebSocket from 'ws'
import { projectRoot } from '../settings.ts'
import { freePort } from '../tcp-ports.ts'

/** A copy of Quillport in a separate process, with its output so far. */
export type DatabaseCopy = { child: ChildProcess; output: () => string; exit: Promise<number | null> }
/** The data folder and ports of a copy. */
export type CopyLocation = { dataDir: string; port: number; supabasePort: number; mailPort: number }

const places: string[] = []
const copies: DatabaseCopy[] = []

/** Stops the processes of a test and deletes their data. */
export async function cleanUp(): Promise<void> {
  for (const { child, exit } of copies.splice(0)) {
    child.kill('SIGTERM')
    await exit
  }
  for (const folder of places.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export async function newCopyLocation(): Promise<CopyLocation> {
  const folder = mkdtempSync(join(tmpdir(), 'quillport-start-'))
  places.push(folder)
  return {
    dataDir: join(folder, 'data'),
    port: await freePort(),
    supabasePort: await freePort(),
    mailPort: await freePort(),
  }
}

/** Starts a copy like `npm start`, without the app. */
export function launch({ dataDir, port, supabasePort, mailPort }: CopyLocation): DatabaseCopy {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--backend'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      QUILLPORT_DATA: dataDir,
      PORT: String(port),
      SUPABASE_PORT: String(supabasePort),
      MAIL_PORT: String(mailPort),
      VITE_SUPABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const copy = {
    child,
    output: () => output,
    exit: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  }
  copies.push(copy)
  return copy
}

export async function ready(copy: DatabaseCopy): Promise<DatabaseCopy> {
  for (let waited = 0; waited < 90_000 && !copy.output().includes('Ctrl-C stops it.'); waited += 50) {
    if (copy.child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(copy.output()).toContain('Quillport is at')
  return copy
}

export function clientOf({ dataDir }: CopyLocation) {
  const run = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
  return createClient(run.supabaseUrl, run.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}

export const postgresPid = ({ dataDir }: CopyLocation) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
export const functionPids = ({ dataDir }: CopyLocation) => readdirSync(join(dataDir, 'functions')).map(Number)
