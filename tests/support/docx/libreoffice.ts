import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROGRAM = 'soffice'

/** True where LibreOffice is not installed. */
export const libreOfficeIsMissing = (): boolean => spawnSync(PROGRAM, ['--version']).status !== 0

/** A Word document as LibreOffice saves it, in the given format, with a profile of its own. */
export function savedByLibreOffice(docx: Uint8Array, format: 'docx' | 'odt'): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'quillport-libreoffice-'))
  try {
    const path = join(folder, 'book.docx')
    writeFileSync(path, docx)
    const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`]
    spawnSync(PROGRAM, [...args, '--convert-to', format, '--outdir', join(folder, 'saved'), path], {
      timeout: 120_000,
    })
    return new Uint8Array(readFileSync(join(folder, 'saved', `book.${format}`)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
