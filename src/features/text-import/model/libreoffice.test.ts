import { compileBook } from '@compile/compile-book.ts'
import { PRESETS } from '@compile/presets.ts'
import { writeDocx } from '@compile/writers/write-docx.ts'
import type { DocNode } from '@contract/document.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { fullPictures, fullSource } from '../../../../tests/support/compile/sample-book.ts'
import { libreOfficeIsMissing, savedByLibreOffice } from '../../../../tests/support/docx/libreoffice.ts'
import type { ParsedText } from './file-text.ts'
import { readFile } from './read-file.ts'

const isMissing = libreOfficeIsMissing()

/** The words and forms of a text without those that depend on the program: paths, ids, alignment by styles, runs. */
const formsOf = ({ blocks }: ParsedText): string[] =>
  blocks.map(({ node }) => formOf(node)).filter((form) => form !== 'paragraph()')

function formOf(node: DocNode): string {
  if (node.type === 'text')
    return (node.marks ?? []).reduce((form, mark) => `${mark.type}<${form}>`, node.text)
  const {
    path: _,
    textAlign: __,
    ...attrs
  } = ('attrs' in node && node.attrs ? node.attrs : {}) as Record<string, unknown>
  const shown = Object.keys(attrs).length > 0 ? JSON.stringify(attrs) : ''
  const content = 'content' in node && node.content ? node.content.map(formOf).join('') : ''
  return `${node.type}${shown}(${content})`
}

describe('a manuscript that LibreOffice saved (R-978, R-857)', () => {
  beforeEach(({ skip }) => skip(isMissing, 'LibreOffice is not installed'))
  it.each(['docx', 'odt'] as const)('has the same words and forms as %s', async (format) => {
    const book = compileBook(fullSource(), PRESETS.reading)
    const bytes = await writeDocx(book, fullPictures(), () => undefined)
    const before = await readFile('book.docx', bytes)
    const after = await readFile(`book.${format}`, savedByLibreOffice(bytes, format))
    expect(after.notes.map(({ body }) => body)).toEqual(before.notes.map(({ body }) => body.trim()))
    expect(formsOf(after)).toEqual(formsOf(before))
  })
})
