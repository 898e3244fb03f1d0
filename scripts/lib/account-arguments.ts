import { type ParseArgsConfig, parseArgs } from 'node:util'
import { readSettings } from '../../local/settings.ts'
import type { ConnectOptions } from './connect.ts'
import { ImportFailure } from './import-failure.ts'

/** The app, and the person as whom a command signs in to it. */
export type AccountOptions = ConnectOptions & { email: string; password: string }

/** The last lines of the usage of such a command. */
export const PORTS_USAGE =
  'PORT and SUPABASE_PORT are the ports of the app; VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY select another Supabase.'

/** The password of the demo accounts. */
const DEMO_PASSWORD = 'quillport-demo'

/** Reads from the environment where the app and its Supabase are. */
function readConnectOptions(env: NodeJS.ProcessEnv): ConnectOptions {
  const supabasePort = env.SUPABASE_PORT ? `http://127.0.0.1:${env.SUPABASE_PORT}` : null
  return {
    appUrl: `http://127.0.0.1:${env.PORT || 5173}`,
    supabaseUrl: env.VITE_SUPABASE_URL?.replace(/\/+$/, '') || supabasePort,
    supabaseKey: env.VITE_SUPABASE_PUBLISHABLE_KEY || null,
    dataDir: readSettings(env).dataDir,
  }
}

/**
 * Parses a command line of one subject, `--as`, `--password` and the named options; invalid arguments end with the
 * usage.
 */
export function readAccountArguments<Name extends string>(
  args: string[],
  env: NodeJS.ProcessEnv,
  usage: string,
  names: readonly Name[],
): { subject: string; account: AccountOptions; values: Partial<Record<Name, string>> } {
  const { values, positionals } = parse(args, usage, [...names, 'as', 'password'])
  const { as: email, password, help, ...rest } = values
  const [subject] = positionals
  if (help || !subject || positionals.length > 1 || typeof email !== 'string')
    throw new ImportFailure(usage, 2)
  return {
    subject,
    account: {
      email,
      password: typeof password === 'string' ? password : (env.QUILLPORT_PASSWORD ?? DEMO_PASSWORD),
      ...readConnectOptions(env),
    },
    values: rest as Partial<Record<Name, string>>,
  }
}

function parse(args: string[], usage: string, names: readonly string[]) {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } }
  for (const name of names) options[name] = { type: 'string' }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new ImportFailure(`${(error as Error).message}\n\n${usage}`, 2)
  }
}
