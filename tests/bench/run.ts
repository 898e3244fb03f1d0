import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'

// `npm run bench [name …]`: every benchmark, or those whose file name holds a word given, one after the other, each
// in a process of its own so that none warms another up. A figure over its limit fails the run.
const folder = join(projectRoot, 'tests/bench')
const words = process.argv.slice(2)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .sort()

const failed: string[] = []
for (const name of files) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, name)], {
    stdio: 'inherit',
    cwd: projectRoot,
  })
  if (status !== 0) failed.push(name)
}
console.log(
  failed.length === 0
    ? `\n${files.length} benchmarks within their limits`
    : `\nover their limits: ${failed.join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
