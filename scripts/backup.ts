import { backUp } from '../local/backup/back-up.ts'
import { loadEnvFiles, readSettings } from '../local/settings.ts'
import { explain } from './lib/messages.ts'

// `npm run backup -- <file>` writes the embedded data into one file, also while Quillport runs.
loadEnvFiles()
const { dataDir } = readSettings()
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the file: npm run backup -- quillport.tar.gz')
  process.exitCode = 2
} else {
  try {
    await backUp(dataDir, file)
    console.log(`Wrote ${file}. It contains the keys of this copy: keep it as safe as the data.`)
  } catch (error) {
    console.error(explain(error, dataDir))
    process.exitCode = 1
  }
}
