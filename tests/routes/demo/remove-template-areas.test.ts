import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../local/settings.ts'
import { isExhaustive } from '../../support/tier.ts'

/** A busy machine takes several times the two minutes that the steps take on an idle one. */
const LIMIT_MS = 15 * 60_000

/** Without the variables of the test run that starts the steps. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST|NODE_ENV|DEV|PROD|MODE|SSR|BASE_URL)/.test(name),
  ),
)

let copy = ''
afterAll(() => {
  if (copy !== '') rmSync(copy, { recursive: true, force: true })
})

const execute = promisify(execFile)

/** Runs a program in a folder; throws with the end of its output when it fails. */
async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  try {
    return (await execute(program, args, { cwd, env, maxBuffer: 1e9 })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    const lines = `${stdout}\n${stderr}`.trim().split('\n')
    throw new Error(`${program} ${args.join(' ')} failed in the copy:\n${lines.slice(-60).join('\n')}`)
  }
}

/** Copies the tracked files into a repository of their own, with the packages of this one. */
async function copyProject(): Promise<void> {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'quillport-product-')))
  const listed = (await run(projectRoot, 'git', 'ls-files', '-z')).split('\0').filter(Boolean)
  for (const path of listed.filter((path) => existsSync(join(projectRoot, path)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(projectRoot, path), join(copy, path))
  }
  // The packages are linked one by one, because the workspace `local` is the copy's own.
  const packages = join(projectRoot, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@quillport'), { recursive: true })
  symlinkSync('../../local', join(copy, 'node_modules/@quillport/local-supabase'))
  for (const name of readdirSync(packages))
    if (name !== '@quillport' && name !== '.cache' && !name.startsWith('.vite'))
      symlinkSync(join(packages, name), join(copy, 'node_modules', name))
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']
  await run(copy, 'git', 'init', '--quiet')
  await run(copy, 'git', 'add', '--all')
  await run(copy, 'git', ...author, 'commit', '--quiet', '--message=copy')
}

const vitest = (...args: string[]) =>
  run(copy, 'npx', '--no-install', 'vitest', 'run', '--reporter=dot', ...args)

/** Runs in `npm run test:all` only: it checks, builds and tests a whole project. */
describe.skipIf(!isExhaustive)('the project after npm run remove:template-areas (R-814)', () => {
  it(
    'agrees with its lock file, passes its check, builds, and passes the units and a part of the API suite',
    async () => {
      await copyProject()
      await run(copy, 'npm', 'run', '--silent', 'remove:template-areas')
      expect(existsSync(join(copy, 'src/demos'))).toBe(false)
      await run(
        copy,
        'npm',
        'install',
        '--package-lock-only',
        '--offline',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
      )
      await run(copy, 'npm', 'run', '--silent', 'check')
      await run(copy, 'npm', 'run', '--silent', 'build')
      await vitest('--project=unit', '--project=app')
      await vitest(
        '--project=api',
        'tests/api/contract',
        'tests/api/session',
        'tests/api/signed-in',
        'tests/api/search',
      )
    },
    LIMIT_MS,
  )
})
