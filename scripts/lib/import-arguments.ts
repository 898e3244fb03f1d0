import { parseArgs } from 'node:util'
import { readSettings } from '../../local/settings.ts'
import { ImportFailure } from './import-failure.ts'

/** The options of an import from the command line. */
export type ImportOptions = {
  file: string
  email: string
  password: string
  title?: string
  replaces?: string
  /** The app's origin. */
  appUrl: string
  /** The URL and key of Supabase from the environment; otherwise the app provides them. */
  supabaseUrl: string | null
  supabaseKey: string | null
  /** The data folder of the embedded Supabase. */
  dataDir: string
}

const USAGE = `npm run import -- <file.zip> --as <email>

  --as <email>         the owner of the imported manuscript
  --password <text>     the owner's password; default: QUILLPORT_PASSWORD, or the demo accounts' password
  --title <text>        title of the manuscript; default: the project's title
  --replaces <id>       the manuscript to replace
PORT and SUPABASE_PORT are the ports of the app; VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY select another Supabase.`

const DEMO_PASSWORD = 'quillport-demo'

/** Parses the command line; invalid arguments end with the usage. */
export function readImportArguments(args: string[], env: NodeJS.ProcessEnv): ImportOptions {
  const { values, positionals } = parse(args)
  const [file] = positionals
  if (values.help || !file || positionals.length > 1 || !values.as) throw new ImportFailure(USAGE, 2)
  const supabasePort = env.SUPABASE_PORT ? `http://127.0.0.1:${env.SUPABASE_PORT}` : null
  return {
    file,
    email: values.as,
    password: values.password ?? env.QUILLPORT_PASSWORD ?? DEMO_PASSWORD,
    ...(values.title ? { title: values.title } : {}),
    ...(values.replaces ? { replaces: values.replaces } : {}),
    appUrl: `http://127.0.0.1:${env.PORT || 5173}`,
    supabaseUrl: env.VITE_SUPABASE_URL?.replace(/\/+$/, '') || supabasePort,
    supabaseKey: env.VITE_SUPABASE_PUBLISHABLE_KEY || null,
    dataDir: readSettings(env).dataDir,
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
