import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../local/settings.ts'
import { findDrift, GENERATED_FOLDERS, generated } from './lib/generated.ts'

/** `npm run gen` writes the generated files; with `--check` it reports outdated files and fails. */
if (process.argv.includes('--check')) {
  const drift = findDrift(projectRoot, generated, GENERATED_FOLDERS)
  if (drift.length > 0) {
    console.error(drift.join('\n'))
    process.exitCode = 1
  }
} else {
  for (const [path, make] of Object.entries(generated)) {
    const file = join(projectRoot, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, make())
  }
}
