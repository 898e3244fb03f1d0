import { PRESETS } from '@compile/presets.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { fullSource } from '../../../../tests/support/compile/sample-book.ts'
import { compareEdited, summaryOf } from '../../../../tests/support/docx/corrected-file.ts'
import { libreOfficeIsMissing, savedByLibreOffice } from '../../../../tests/support/docx/libreoffice.ts'

const isMissing = libreOfficeIsMissing()

describe('a manuscript that LibreOffice saved (R-978, R-863)', () => {
  beforeEach(({ skip }) => skip(isMissing, 'LibreOffice is not installed'))
  const save = (bytes: Uint8Array) => savedByLibreOffice(bytes, 'docx')

  it('comes back from LibreOffice unchanged without corrections', async () => {
    const found = await compareEdited(fullSource(), { choices: PRESETS.proof, save })
    expect(found.foundBy).toBe('bookmarks')
    expect(found.items).toEqual([])
    expect(found.otherComments).toEqual([])
  })

  it('comes back from LibreOffice with the words that were changed', async () => {
    const edit = (xml: string) =>
      xml
        .replace('>The end of it.<', '>The start of it.<')
        .replace('>one</w:t></w:r>', '>one</w:t></w:r></w:p><w:p><w:r><w:t>more</w:t></w:r>')
    const found = await compareEdited(fullSource(), { edit, save })
    expect(summaryOf(found)).toEqual(['inserted|more', 'words|end|start'])
  })
})
