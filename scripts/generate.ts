import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoPictures } from './lib/demo-pictures.ts'
import { openApiFile } from './lib/openapi.ts'
import { screensPage } from './lib/screens-page.ts'
import { searchScreens } from './lib/search-screens.ts'

/** Files made from the sources, by path below the repository's root. */
const generated: Readonly<Record<string, () => string>> = {
  'docs/screens.md': screensPage,
  'docs/openapi.json': openApiFile,
  'supabase/functions/api/demo/screens.gen.ts': searchScreens,
  ...demoPictures(),
}

/** Writes the generated files; with `--check` it only says which ones have drifted and fails. */
function generate(isCheck: boolean): void {
  const drifted: string[] = []
  for (const [path, make] of Object.entries(generated)) {
    const file = fileURLToPath(new URL(`../${path}`, import.meta.url))
    const text = make()
    if (isCheck) {
      if (readOr(file, '') !== text) drifted.push(path)
    } else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  if (drifted.length === 0) return
  console.error(`Out of date: ${drifted.join(', ')}. Run npm run gen and commit the result.`)
  process.exitCode = 1
}

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback
    throw error
  }
}

generate(process.argv.includes('--check'))
