import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of this checkout. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** The ports and the data folder of an instance. */
export type Settings = {
  port: number
  supabasePort: number
  /** The inbox of the embedded Supabase, on its own port as with the Supabase CLI. */
  mailPort: number
  dataDir: string
  /** How long sending and delivering can be undone; null for the default of the database and the app. */
  undoMs: number | null
  /** Set when a remote Supabase replaces the embedded one. */
  remoteUrl: string | null
  remoteKey: string | null
}

/** Reads `.env.local` and `.env` into the environment without replacing existing variables. */
export function loadEnvFiles(root = projectRoot): void {
  for (const name of ['.env.local', '.env']) {
    const file = resolve(root, name)
    if (!existsSync(file)) continue
    for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
      const match = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line)
      const [, key, raw] = match ?? []
      if (key === undefined || raw === undefined || process.env[key] !== undefined) continue
      process.env[key] = raw.replace(/^(['"])(.*)\1$/, '$2')
    }
  }
}

/** Reads the settings from the environment; refuses an invalid port by its variable's name. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const supabasePort = port(env, 'SUPABASE_PORT', 54321)
  return {
    port: port(env, 'PORT', 5173),
    supabasePort,
    // 54324 by default, otherwise next to SUPABASE_PORT, so that two instances do not conflict.
    mailPort: port(env, 'MAIL_PORT', supabasePort > 65_532 ? supabasePort - 3 : supabasePort + 3),
    dataDir: resolve(projectRoot, env.QUILLPORT_DATA || '.local'),
    undoMs: undoTime(env),
    remoteUrl: env.VITE_SUPABASE_URL?.replace(/\/+$/, '') || null,
    remoteKey: env.VITE_SUPABASE_PUBLISHABLE_KEY || null,
  }
}

function port(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 65_535) {
    throw new StartError(`${name}=${text} is not a port number.`)
  }
  return value
}

function undoTime({ UNDO_MS: text }: NodeJS.ProcessEnv): number | null {
  if (text === undefined || text === '') return null
  if (!/^\d{1,5}$/.test(text))
    throw new StartError(`UNDO_MS=${text} is not a number of milliseconds below 100000.`)
  return Number(text)
}

/** An expected failure that the user can fix; shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
