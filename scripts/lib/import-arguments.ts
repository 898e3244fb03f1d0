import { parseArgs } from 'node:util'
import { readSettings } from '../../local/settings.ts'
import type { ConnectOptions } from './connect.ts'
import { ImportFailure } from './import-failure.ts'

/** The options of an import from the command line. */
export type ImportOptions = ConnectOptions & {
  file: string
  email: string
  password: string
  title?: string
  replaces?: string
}

const USAGE = `npm run import -- <file.zip> --as <email>

  --as <email>         the owner of the imported manuscript
  --password <text>     the owner's password; default: QUILLPORT_PASSWORD, or the demo accounts' password
  --title <text>        title of the manuscript; default: the project's title
  --replaces <id>       the manuscript to replace
PORT and SUPABASE_PORT are the ports of the app; VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY select another Supabase.`

/** The password of the demo accounts. */
export const DEMO_PASSWORD = 'quillport-demo'

/** Reads from the environment where the app and its Supabase are. */
export function readConnectOptions(env: NodeJS.ProcessEnv): ConnectOptions {
  const supabasePort = env.SUPABASE_PORT ? `http://127.0.0.1:${env.SUPABASE_PORT}` : null
  return {
    appUrl: `http://127.0.0.1:${env.PORT || 5173}`,
    supabaseUrl: env.VITE_SUPABASE_URL?.replace(/\/+$/, '') || supabasePort,
    supabaseKey: env.VITE_SUPABASE_PUBLISHABLE_KEY || null,
    dataDir: readSettings(env).dataDir,
  }
}

/** Parses the command line; invalid arguments end with the usage. */
export function readImportArguments(args: string[], env: NodeJS.ProcessEnv): ImportOptions {
  const { values, positionals } = parse(args)
  const [file] = positionals
  if (values.help || !file || positionals.length > 1 || !values.as) throw new ImportFailure(USAGE, 2)
  return {
    file,
    email: values.as,
    password: values.password ?? env.QUILLPORT_PASSWORD ?? DEMO_PASSWORD,
    ...(values.title ? { title: values.title } : {}),
    ...(values.replaces ? { replaces: values.replaces } : {}),
    ...readConnectOptions(env),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        password: { type: 'string' },
        title: { type: 'string' },
        replaces: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new ImportFailure(`${(error as Error).message}\n\n${USAGE}`, 2)
  }
}
