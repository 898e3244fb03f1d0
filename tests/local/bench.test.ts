import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAlive } from '../../local/processes.ts'
import { projectRoot } from '../../local/settings.ts'
import { within } from '../bench/quick.ts'
import { runBench } from '../bench/run-bench.ts'
import { eventually } from '../support/eventually.ts'

// One benchmark on a Postgres and one without a server; `npm run bench -- --quick` runs all of them.
test.each(['api-items', 'rtf'])('a quick run of the %s benchmark ends without an error', async (name) => {
  const file = join(projectRoot, 'tests/bench', `${name}.bench.ts`)
  expect(await runBench(['--import', 'tsx', file, '--quick'], process.env, 150_000)).toBeNull()
})

test('a benchmark over its time is stopped with its processes, and reported', async () => {
  // A process with a child process, neither of which ends.
  const grandchild = `process.stdout.write('x'); setInterval(() => undefined, 1000)`
  const script = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'ignore' })
    require('node:fs').writeFileSync(process.env.PID_FILE, String(child.pid))
    setInterval(() => undefined, 1000)`
  const folder = mkdtempSync(join(tmpdir(), 'quillport-bench-'))
  const pidFile = join(folder, 'pid')
  const problem = await runBench(['-e', script], { ...process.env, PID_FILE: pidFile }, 3000)
  expect(problem).toBe('did not end within 3 s')
  const pid = Number(readFileSync(pidFile, 'utf8'))
  await eventually(() => !isAlive(pid))
  rmSync(folder, { recursive: true })
})

test('a failed benchmark reports its exit, and a successful one nothing', async () => {
  expect(await runBench(['-e', 'process.exit(3)'], process.env, 30_000)).toBe('ended with 3')
  expect(await runBench(['-e', ''], process.env, 30_000)).toBeNull()
})

test('a wait in a benchmark fails with the name of its condition', async () => {
  const never = new Promise<void>(() => undefined)
  await expect(within(never, 20, 'status 3 to all 500 subscribers')).rejects.toThrow(
    'status 3 to all 500 subscribers: not within 0.02 s',
  )
  expect(await within(Promise.resolve(7), 1000, 'nothing')).toBe(7)
})
