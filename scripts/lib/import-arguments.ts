import { type AccountOptions, PORTS_USAGE, readAccountArguments } from './account-arguments.ts'

/** The options of an import from the command line. */
export type ImportOptions = AccountOptions & { file: string; title?: string; replaces?: string }

const USAGE = `npm run import -- <file.zip> --as <email>

  --as <email>          the owner of the imported manuscript
  --password <text>     the owner's password; default: QUILLPORT_PASSWORD, or the demo accounts' password
  --title <text>        title of the manuscript; default: the project's title
  --replaces <id>       the manuscript to replace
${PORTS_USAGE}`

/** Parses the command line; invalid arguments end with the usage. */
export function readImportArguments(args: string[], env: NodeJS.ProcessEnv): ImportOptions {
  const { subject, account, values } = readAccountArguments(args, env, USAGE, ['title', 'replaces'])
  return {
    file: subject,
    ...account,
    ...(values.title ? { title: values.title } : {}),
    ...(values.replaces ? { replaces: values.replaces } : {}),
  }
}
