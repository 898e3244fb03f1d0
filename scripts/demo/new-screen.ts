import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'
import { newScreenFiles, readNewScreen } from './screen-files.ts'

// `npm run new:screen -- <area> <id> <path>` writes the files of a new screen in a template area.
const screen = readNewScreen(process.argv.slice(2))
if (typeof screen === 'string') {
  console.error(screen)
  process.exitCode = 2
} else {
  const read = (path: string) => {
    const file = join(projectRoot, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  for (const [path, text] of Object.entries(newScreenFiles(screen, read))) {
    const file = join(projectRoot, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(path)
  }
  console.log('Translate the French messages, then run npm run gen and npm run check.')
}
