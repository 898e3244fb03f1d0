// `npm run import -- novel.scriv.zip --as auth@demo.com` imports a Scrivener archive into the running app.
// The result goes to stdout as JSON, progress and errors to stderr.
import { importArchive } from './lib/import-archive.ts'
import { readImportArguments } from './lib/import-arguments.ts'
import { ImportFailure } from './lib/import-failure.ts'

try {
  const options = readImportArguments(process.argv.slice(2), process.env)
  const { record, entries } = await importArchive(options, (line) => console.error(line))
  process.stdout.write(`${JSON.stringify({ import: record, entries }, null, 2)}\n`)
  if (record.status !== 'completed') {
    console.error(record.error ?? 'Processing failed')
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof ImportFailure)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
