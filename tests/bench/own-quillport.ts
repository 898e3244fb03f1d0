import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AuthClient, type Session } from '@supabase/auth-js'
import { endProcess } from '../../local/processes.ts'
import { projectRoot } from '../../local/settings.ts'
import { freePort } from '../../local/tcp-ports.ts'

/** The URL of a built Quillport, and its publishable key. */
export type Quillport = { appUrl: string; supabaseUrl: string; key: string; dataFolder: string }

/**
 * Runs a benchmark on a separate built and seeded Quillport that is deleted afterwards; a quick run shares one
 * (`run.ts`). `root` is the checkout that it starts.
 */
export async function withQuillport<T>(
  measure: (quillport: Quillport) => Promise<T>,
  root = projectRoot,
): Promise<T> {
  const shared = process.env.BENCH_QUILLPORT
  if (shared !== undefined) return measure(JSON.parse(shared) as Quillport)
  const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/quillport-bench-'))
  const dataFolder = join(folder, 'data')
  const appPort = await freePort()
  const supabasePort = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(appPort),
      SUPABASE_PORT: String(supabasePort),
      MAIL_PORT: String(await freePort()),
      QUILLPORT_DATA: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await untilReady(child)
    const keys = JSON.parse(readFileSync(join(dataFolder, 'keys.json'), 'utf8')) as { publishableKey: string }
    return await measure({
      appUrl: `http://127.0.0.1:${appPort}`,
      supabaseUrl: `http://127.0.0.1:${supabasePort}`,
      key: keys.publishableKey,
      dataFolder,
    })
  } finally {
    if (child.pid !== undefined) await endProcess(child.pid, 'SIGINT', 10_000)
    rmSync(folder, { recursive: true, force: true })
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Quillport did not start within 3 minutes')), 180_000)
    child.stdout?.on('data', (part: Buffer) => {
      if (!part.toString().includes('Password')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code) => reject(new Error(`Quillport ended with ${code} before it was ready`)))
  })
}

/** Signs a demo account in and returns the session. */
export async function benchSignIn({ supabaseUrl, key }: Quillport, role: string): Promise<Session> {
  const auth = new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: key },
    persistSession: false,
    autoRefreshToken: false,
  })
  const { data, error } = await auth.signInWithPassword({
    email: `${role}@demo.com`,
    password: 'quillport-demo',
  })
  if (error || !data.session) throw error ?? new Error('no session')
  return data.session
}
