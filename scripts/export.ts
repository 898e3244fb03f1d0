// `npm run export -- "The Tidewarden" --as auth@demo.com --format docx --out book.docx` writes a manuscript of the
// running app to a file. Progress and errors go to stderr.
import { readExportArguments } from './lib/export-arguments.ts'
import { exportManuscript } from './lib/export-manuscript.ts'
import { ImportFailure } from './lib/import-failure.ts'

try {
  const options = readExportArguments(process.argv.slice(2), process.env)
  const { out, bytes } = await exportManuscript(options, (line) => console.error(line))
  console.error(`${out} (${bytes} bytes)`)
} catch (error) {
  if (!(error instanceof ImportFailure)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
