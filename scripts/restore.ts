import { restore } from '../local/backup/restore.ts'
import { loadEnvFiles, readSettings } from '../local/settings.ts'
import { explain } from './lib/messages.ts'

// `npm run restore -- <file>` replaces the embedded data with a backup; the earlier data is kept beside it.
loadEnvFiles()
const { dataDir } = readSettings()
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the backup: npm run restore -- quillport.tar.gz')
  process.exitCode = 2
} else {
  try {
    const kept = await restore(dataDir, file)
    console.log(`Restored ${file} to ${dataDir}.${kept === null ? '' : ` The earlier data is in ${kept}.`}`)
  } catch (error) {
    console.error(explain(error, dataDir))
    process.exitCode = 1
  }
}
