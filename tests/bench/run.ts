import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'
import { withQuillport } from './own-quillport.ts'
import { runBench } from './run-bench.ts'

// `npm run bench [name …] [-- --quick]` runs the benchmarks whose file name contains a given word, one after the other.
// Each has its own process, so that none warms up another. A value over its limit fails the run. A quick run tests in a
// minute that every benchmark works; those that need a Quillport share one.
const folder = join(projectRoot, 'tests/bench')
const isQuick = process.argv.includes('--quick')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .sort()
const minutes = isQuick ? 3 : 60

async function runAll(env: NodeJS.ProcessEnv): Promise<string[]> {
  const failed: string[] = []
  for (const name of files) {
    console.log(`\n── ${name}`)
    const began = Date.now()
    const args = ['--import', 'tsx', join(folder, name), ...(isQuick ? ['--quick'] : [])]
    const problem = await runBench(args, env, minutes * 60_000)
    console.log(`${name}: ${problem ?? 'done'} after ${((Date.now() - began) / 1000).toFixed(1)} s`)
    if (problem !== null) failed.push(`${name} (${problem})`)
  }
  return failed
}

const failed = isQuick
  ? await withQuillport((quillport) => runAll({ ...process.env, BENCH_QUILLPORT: JSON.stringify(quillport) }))
  : await runAll(process.env)
console.log(failed.length === 0 ? `\n${files.length} benchmarks passed` : `\nfailed: ${failed.join(', ')}`)
process.exitCode = files.length > 0 && failed.length === 0 ? 0 : 1
