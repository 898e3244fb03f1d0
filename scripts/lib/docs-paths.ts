import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

const code = /`([^`\n]+)`/g
/** True for text in backticks that is a path: it starts with a top-level folder of the repository. */
const isPath = (text: string, top: ReadonlySet<string>) =>
  /^[\w.@-]+\/[\w.@/-]*$/.test(text) && top.has(text.split('/')[0] ?? '')

/** True for text in backticks that is the name of a code file, with or without some of its folders. */
const isFileName = (text: string) => /^[\w@-][\w./@-]*\.(?:tsx?|mjs|css|sql)$/.test(text)

const MAX_LINE = 120

/** Reports lines over 120 characters, except tables, code blocks and lines that consist of one link or image. */
export function findLongLines(documents: readonly { path: string; text: string }[]): string[] {
  return documents.flatMap(({ path, text }) => {
    let isCode = false
    return text.split('\n').flatMap((line, index) => {
      if (/^\s*```/.test(line)) isCode = !isCode
      if (isCode || line.length <= MAX_LINE || line.startsWith('|')) return []
      if (/^\s*(?:[-*] )?!?\[[^\]]*\]\([^)]*\)[.,]?$|^\s*(?:[-*] )?<?https?:\S+$/.test(line)) return []
      return [`${path}:${index + 1}: ${line.length} characters; documents are wrapped at ${MAX_LINE}.`]
    })
  })
}

/** An identifier in backticks, with or without arguments; single words are not checked, nor are examples such as `useThing`. */
const identifierIn = (quoted: string) => {
  const name = /^<?([A-Za-z_]\w*)(?:\(.*\))?$/.exec(quoted)?.[1] ?? ''
  return /[a-z][A-Z]|_/.test(name) && !name.toLowerCase().includes('thing') ? name : null
}

export type KnownNames = {
  exists: (path: string) => boolean
  /** True for a path whose end is this file name. */
  isFile: (name: string) => boolean
  isName: (identifier: string) => boolean
  scripts: readonly string[]
  /** The folders at the root of the repository. */
  top: ReadonlySet<string>
}

/** Reports paths, identifiers and npm scripts named in a document that do not exist; superseded decisions are exempt. */
export function findDocFaults(
  documents: readonly { path: string; text: string }[],
  { exists, isFile, isName, scripts, top }: KnownNames,
): string[] {
  return documents
    .filter(({ text }) => !/^Superseded /m.test(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(code)].flatMap(([, quoted = '']) => {
        const script = /^(?:RUNS=\d+ )?npm run ([\w:-]+)/.exec(quoted)?.[1]
        if (script !== undefined)
          return scripts.includes(script) ? [] : [`${path}: there is no script named ${script}.`]
        if (isPath(quoted, top)) return exists(quoted) ? [] : [`${path}: ${quoted} does not exist.`]
        if (isFileName(quoted)) return isFile(quoted) ? [] : [`${path}: no file is named ${quoted}.`]
        const identifier = identifierIn(quoted)
        return identifier && !isName(identifier) ? [`${path}: no code is named ${identifier}.`] : []
      }),
    )
}

/** Reports decisions that a file cites by number and that have no record. */
export function findDecisionFaults(files: readonly SourceFile[], records: readonly string[]): string[] {
  const numbers = new Set(records.map((name) => name.slice(0, 4)))
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions?[ /](\d{4})\b/g)].flatMap(([, number = '']) =>
      numbers.has(number) ? [] : [`${path}: there is no decision ${number}.`],
    ),
  )
}

/** The documents of the repository; `requirements-coverage.md` is generated and consists of one table. */
const documentPaths = (root: string) =>
  [
    'README.md',
    'CONTRIBUTING.md',
    'src/ui/README.md',
    'local/README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => join('docs', path)),
  ].sort()

const folders = ['src', 'supabase', 'local', 'scripts', 'tests']

/** Every file of these folders that documents may quote names of. */
const namingFiles = (root: string): SourceFile[] => [
  ...sourceFiles(folders, root),
  ...readdirSync(join(root, 'supabase'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => ({
      path: join('supabase', path),
      text: readFileSync(join(root, 'supabase', path), 'utf8'),
    })),
]

/** Reports missing paths, names, scripts and decisions, and long lines in the documents of this repository. */
export function findRepositoryDocFaults(root = projectRoot): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
  const documents = documentPaths(root).map(read)
  const sources = namingFiles(root)
  const names = new Set(
    [...sources, read('package.json'), read('vite.config.ts')].flatMap(
      ({ text }) => text.match(/\w+/g) ?? [],
    ),
  )
  const files = [
    ...readdirSync(root),
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    ),
  ].map((path) => `/${path.replaceAll('\\', '/')}`)
  return [
    ...findDocFaults(documents, {
      isFile: (name) => files.some((path) => path.endsWith(`/${name.replace(/^@\//, 'src/')}`)),
      exists: (path) => existsSync(join(root, path)) || existsSync(join(root, 'docs', path)),
      isName: (identifier) => names.has(identifier),
      scripts: Object.keys(scripts),
      top: new Set([...folders, 'docs', 'locales', 'public']),
    }),
    ...findDecisionFaults([...documents, ...sources], readdirSync(join(root, 'docs/decisions'))),
    ...findLongLines(documents),
  ]
}
