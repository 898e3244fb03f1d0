import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../local/settings.ts'
import { findViolations } from './lib/boundaries.ts'
import { findRepositoryDocFaults } from './lib/docs-paths.ts'
import { findExportClashes } from './lib/export-names.ts'
import { findDrift, GENERATED_FOLDERS, generated } from './lib/generated.ts'
import { findMessageFaults } from './lib/locales.ts'
import { citingFiles, findRequirementFaults, requirementsText } from './lib/requirements.ts'
import { runStep } from './lib/run-step.ts'
import { sourceFiles } from './lib/source-files.ts'

// `npm run check`: types, lint and formatting, boundaries, export names, dead code, messages, generated files. Reports
// every failure, not only the first.
const bin = (name: string) => join(projectRoot, 'node_modules/.bin', name)
const program = (name: string, args: string[]) => async () => {
  const { code, output } = await runStep({ program: bin(name), args, quiet: true, limitMs: 5 * 60_000 })
  return code === 0 ? null : output.trim()
}
const CODE = ['src', 'supabase/functions', 'local', 'scripts', 'tests']
const list = (faults: () => string[]) => async () => faults().join('\n') || null

// Each checker makes the types it meets again; with more of them than processors, the types take twice the time.
const types = (project: string) =>
  program('tsc', ['-p', project, '--checkers', String(Math.min(4, availableParallelism()))])

const steps: [string, () => Promise<string | null>][] = [
  ['types of the app', types('tsconfig.app.json')],
  ['types of everything else', types('tsconfig.node.json')],
  ['lint and formatting', program('biome', ['ci', '--colors=off', '.'])],
  ['boundaries', list(() => findViolations(sourceFiles(CODE)))],
  ['export names', list(() => findExportClashes(sourceFiles(CODE)))],
  ['messages', list(() => findMessageFaults(sourceFiles(['src'])))],
  ['generated files', list(() => findDrift(projectRoot, generated, GENERATED_FOLDERS))],
  ['requirements', list(() => findRequirementFaults(requirementsText(), citingFiles()))],
  ['documents', list(findRepositoryDocFaults)],
  ['dead code', program('knip', ['--no-progress'])],
]

let isGood = true
for (const [name, check] of steps) {
  const began = Date.now()
  const fault = await check()
  console.log(`${fault === null ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (fault !== null) console.log(`${fault}\n`)
  isGood &&= fault === null
}
process.exitCode = isGood ? 0 : 1
