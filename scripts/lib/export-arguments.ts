import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportFormat,
  PRESET_NAMES,
  type PresetName,
  presetName,
} from '../../supabase/functions/_shared/contract/compile.ts'
import { type AccountOptions, PORTS_USAGE, readAccountArguments } from './account-arguments.ts'
import { ImportFailure } from './import-failure.ts'

/** The options of an export from the command line. */
export type ExportOptions = AccountOptions & {
  /** The id or the title of the manuscript. */
  manuscript: string
  /** Missing for that of the output. */
  format?: ExportFormat
  /** Missing for the preset that fits the format, and with an output. */
  preset?: PresetName
  /** The name of an output of the manuscript, whose choices are used instead of those of a preset. */
  output?: string
  out: string
}

const USAGE = `npm run export -- <manuscript> --as <email> --format ${EXPORT_FORMATS.join('|')} --out <file>
       npm run export -- <manuscript> --as <email> --output <name> --out <file>

  <manuscript>          the id or the title of a manuscript
  --as <email>          a person who may read it
  --password <text>     the person's password; default: QUILLPORT_PASSWORD, or the demo accounts' password
  --format <format>     the format of the file
  --preset <name>       ${PRESET_NAMES.join(', ')}; default: the one that fits the format
  --output <name>       an output of the manuscript: its choices and, without --format, its format
  --out <file>          the file to write
${PORTS_USAGE}`

/** Parses the command line; invalid arguments end with the usage. */
export function readExportArguments(args: string[], env: NodeJS.ProcessEnv): ExportOptions {
  const names = ['format', 'preset', 'output', 'out'] as const
  const { subject, account, values } = readAccountArguments(args, env, USAGE, names)
  const { output, out } = values
  const format = exportFormat.optional().safeParse(values.format)
  const preset = presetName.optional().safeParse(values.preset)
  if (!out || !format.success || !preset.success) throw new ImportFailure(USAGE, 2)
  const isOneChoice = output ? !preset.data && format.data !== 'scriv' : format.data !== undefined
  if (!isOneChoice) throw new ImportFailure(USAGE, 2)
  return {
    manuscript: subject,
    ...account,
    ...(format.data && { format: format.data }),
    ...(preset.data && { preset: preset.data }),
    ...(output && { output }),
    out,
  }
}
