import { describe, expect, it } from 'vitest'
import { nodePdfEngine } from '../../../../../tests/support/compile/pdf-engine.ts'
import { readPdf, readZip } from '../../../../../tests/support/compile/read-files.ts'
import { itemId, paragraph, sampleSource, text } from '../../../../../tests/support/compile/sample-book.ts'
import type { DocNode } from '../../contract/document.ts'
import { compileBook } from '../compile-book.ts'
import { PRESETS } from '../presets.ts'
import { type BookFormat, writeBook } from '../write-book.ts'

const cell = (type: 'tableHeader' | 'tableCell', value: string): DocNode => ({
  type,
  content: [paragraph(value)],
})
const row = (...content: DocNode[]): DocNode => ({ type: 'tableRow', content })
const source = (...blocks: DocNode[]) => sampleSource([{ title: 'One', type: 'chapter', blocks }])
const HEADED: DocNode = {
  type: 'table',
  content: [
    row(cell('tableHeader', 'Tide'), cell('tableHeader', 'Level')),
    row(cell('tableHeader', 'Ebb'), cell('tableCell', 'low')),
  ],
}
const CODE: DocNode = { type: 'codeBlock', content: [text('if (a)\n  b < 2')] }

async function write(format: BookFormat, ...blocks: DocNode[]): Promise<Uint8Array> {
  const { bytes } = await writeBook(format, compileBook(source(...blocks), PRESETS.reading), new Map(), {
    identity: { id: itemId(1), modified: new Date('2026-11-25T10:00:00Z') },
    pdf: nodePdfEngine,
    progress: () => undefined,
  })
  return bytes
}
const textOf = async (format: BookFormat, ...blocks: DocNode[]) =>
  new TextDecoder().decode(await write(format, ...blocks))
const documentOf = async (...blocks: DocNode[]) =>
  (await readZip(await write('docx', ...blocks)))['word/document.xml'] ?? ''

describe('header cells, code and rules of a file (R-1008)', () => {
  it('are elements of an EPUB', async () => {
    const pages = Object.values(
      await readZip(await write('epub', HEADED, CODE, { type: 'horizontalRule' })),
    ).join('')
    expect(pages).toContain('<th><p>Tide</p></th><th><p>Level</p></th>')
    expect(pages).toContain('<th><p>Ebb</p></th><td><p>low</p></td>')
    expect(pages).toContain('<pre>if (a)\n  b &#60; 2</pre>')
    expect(pages).toContain('<hr/>')
  })

  it('are lines of plain text', async () => {
    const file = await textOf('txt', HEADED, CODE, { type: 'horizontalRule' })
    expect(file).toContain('Tide\tLevel\nEbb\tlow\n\nif (a)\n  b < 2\n\n* * *')
  })

  it('are words of a PDF', async () => {
    const words = (await readPdf(await write('pdf', HEADED, CODE, { type: 'horizontalRule' }))).replace(
      /\s+/g,
      ' ',
    )
    expect(words).toContain('Tide Level Ebb low if (a) b < 2 * * *')
  })

  it('are a repeated row and styles of a Word document', async () => {
    const xml = await documentOf(HEADED, CODE, { type: 'horizontalRule' })
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1)
    expect(xml.match(/w:val="TableHeading"/g)).toHaveLength(3)
    expect(xml.match(/w:val="Code"/g)).toHaveLength(2)
    expect(xml).toMatch(/w:val="Rule"\/>.{0,200}\* \* \*/)
  })

  it('are no repeated row where a Word table has header rows only, or none', async () => {
    const header = row(cell('tableHeader', 'a'))
    const plain = row(cell('tableCell', 'b'))
    for (const rows of [[header], [header, header], [plain], [plain, header]])
      expect(await documentOf({ type: 'table', content: rows })).not.toContain('w:tblHeader')
  })

  it('are a whole row where the header row of a table is short', async () => {
    const short: DocNode = {
      type: 'table',
      content: [row(cell('tableHeader', 'a')), row(cell('tableCell', 'b'), cell('tableCell', 'c'))],
    }
    expect(await textOf('md', short)).toContain('| a |  |\n| --- | --- |\n| b | c |')
  })

  it('are an empty header row of Markdown in a table without one', async () => {
    const file = await textOf('md', {
      type: 'table',
      content: [row(cell('tableHeader', 'a'), cell('tableCell', 'b'))],
    })
    expect(file).toContain('|  |  |\n| --- | --- |\n| a | b |')
  })
})
