import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'

const code = /`([^`\n]+)`/g
/** True for text in backticks that is a path: it starts with a top-level folder of the repository. */
const isPath = (text: string, top: ReadonlySet<string>) =>
  /^[\w.@-]+\/[\w.@/-]*$/.test(text) && top.has(text.split('/')[0] ?? '')

/** Reports paths and npm scripts that a document names and that do not exist. */
export function findDocFaults(
  documents: readonly { path: string; text: string }[],
  {
    exists,
    scripts,
    top,
  }: { exists: (path: string) => boolean; scripts: readonly string[]; top: ReadonlySet<string> },
): string[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(code)].flatMap(([, quoted = '']) => {
      const script = /^(?:RUNS=\d+ )?npm run ([\w:-]+)/.exec(quoted)?.[1]
      if (script !== undefined)
        return scripts.includes(script) ? [] : [`${path}: there is no script named ${script}.`]
      return isPath(quoted, top) && !exists(quoted) ? [`${path}: ${quoted} does not exist.`] : []
    }),
  )
}

/** Reports paths and npm scripts that this repository's documents name and that do not exist. */
export function findRepositoryDocFaults(root = projectRoot): string[] {
  const paths = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md') && !path.startsWith('requirements'))
      .map((path) => join('docs', path)),
  ].sort()
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return findDocFaults(
    paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    {
      exists: (path) => existsSync(join(root, path)) || existsSync(join(root, 'docs', path)),
      scripts: Object.keys(scripts),
      top: new Set(['src', 'supabase', 'local', 'scripts', 'tests', 'docs', 'locales', 'public']),
    },
  )
}
