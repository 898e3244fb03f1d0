import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'
import { packagesOf } from './packages-of.ts'

/** What the tests of the embedded Supabase depend on; the migrations are tested by every other group. */
const PATHS = ['local', 'tests/local']
const LOCK = 'package-lock.json'

/** The output of a git command; null when there is no git, no repository or no such revision. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // The caller treats an unknown history as changed.
    return null
  }
}

/**
 * True when the embedded Supabase, its tests or its packages differ from `origin/main` or, where the checkout is that
 * commit, from the last release tag; and true when neither can be read.
 */
export function hasLocalChanges(
  read: typeof git = git,
  lock = readFileSync(join(projectRoot, LOCK), 'utf8'),
): boolean {
  const tag = read('describe', '--tags', '--abbrev=0')
  const main = read('merge-base', 'HEAD', 'origin/main')
  const reference = main !== null && main !== read('rev-parse', 'HEAD') ? main : (tag ?? main)
  if (reference === null) return true
  const changed = read('diff', '--name-only', reference, '--', ...PATHS)
  const before = read('show', `${reference}:${LOCK}`)
  return changed !== '' || before === null || packagesOf(before, 'local') !== packagesOf(lock, 'local')
}
