import { parseArgs } from 'node:util'
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportFormat,
  PRESET_NAMES,
  type PresetName,
  presetName,
} from '../../supabase/functions/_shared/contract/compile.ts'
import type { ConnectOptions } from './connect.ts'
import { DEMO_PASSWORD, readConnectOptions } from './import-arguments.ts'
import { ImportFailure } from './import-failure.ts'

/** The options of an export from the command line. */
export type ExportOptions = ConnectOptions & {
  /** The id or the title of the manuscript. */
  manuscript: string
  email: string
  password: string
  format: ExportFormat
  /** Missing for the preset that fits the format. */
  preset?: PresetName
  out: string
}

const USAGE = `npm run export -- <manuscript> --as <email> --format ${EXPORT_FORMATS.join('|')} --out <file>

  <manuscript>          the id or the title of a manuscript
  --as <email>          a person who may read it
  --password <text>     the person's password; default: QUILLPORT_PASSWORD, or the demo accounts' password
  --format <format>     the format of the file
  --preset <name>       ${PRESET_NAMES.join(', ')}; default: the one that fits the format
  --out <file>          the file to write
PORT and SUPABASE_PORT are the ports of the app; VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY select another Supabase.`

/** Parses the command line; invalid arguments end with the usage. */
export function readExportArguments(args: string[], env: NodeJS.ProcessEnv): ExportOptions {
  const { values, positionals } = parse(args)
  const [manuscript] = positionals
  const format = exportFormat.safeParse(values.format)
  const preset = presetName.optional().safeParse(values.preset)
  const isComplete = manuscript && positionals.length === 1 && values.as && values.out
  if (values.help || !isComplete || !format.success || !preset.success) throw new ImportFailure(USAGE, 2)
  return {
    manuscript,
    email: values.as as string,
    password: values.password ?? env.QUILLPORT_PASSWORD ?? DEMO_PASSWORD,
    format: format.data,
    ...(preset.data && { preset: preset.data }),
    out: values.out as string,
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
        format: { type: 'string' },
        preset: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new ImportFailure(`${(error as Error).message}\n\n${USAGE}`, 2)
  }
}
