import { describe, expect, it } from 'vitest'
import { nodePdfEngine } from '../../../../../tests/support/compile/pdf-engine.ts'
import { readDocx, readEpub, readPdf, readZip } from '../../../../../tests/support/compile/read-files.ts'
import {
  itemId,
  paragraph,
  samplePicture,
  sampleSource,
} from '../../../../../tests/support/compile/sample-book.ts'
import type { CompileChoices } from '../../contract/compile.ts'
import type { DocNode } from '../../contract/document.ts'
import { docText } from '../../contract/document-text.ts'
import type { PictureNode } from '../../contract/picture-figure.ts'
import { compileBook } from '../compile-book.ts'
import { PRESETS } from '../presets.ts'
import { type BookFormat, writeBook } from '../write-book.ts'

const PATH = `${itemId(0)}/map.png`
const choices: CompileChoices = {
  ...PRESETS.reading,
  separator: '',
  header: 'none',
  footer: 'none',
  matter: { ...PRESETS.reading.matter, hasTitlePage: false },
}
const figure = (attrs: Partial<PictureNode['attrs']>): DocNode => ({
  type: 'image',
  attrs: { path: PATH, width: 40, height: 20, ...attrs },
})

const blocks: DocNode[] = [
  paragraph('Before.'),
  paragraph(figure({ align: 'center', caption: 'The map, “old” & worn' })),
  paragraph('Around ', figure({ align: 'end', caption: 'A chart' }), 'a picture.'),
  { type: 'heading', attrs: { level: 2 }, content: [figure({ caption: 'Alone in a heading' })] },
  {
    type: 'bulletList',
    content: [
      { type: 'listItem', content: [paragraph('item'), paragraph(figure({ caption: 'In a list' }))] },
    ],
  },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [{ type: 'tableCell', content: [paragraph(figure({ caption: 'In a cell' }))] }],
      },
    ],
  },
  { type: 'paragraph', attrs: { textAlign: 'right' }, content: [figure({ caption: 'As its paragraph' })] },
  paragraph('After.'),
]
const source = sampleSource([{ title: 'One', type: 'chapter', blocks }])
const words = (value: string) => value.replace(/[\s\u00a0]+/g, ' ').trim()
const expected = words(['One', docText({ type: 'doc', content: blocks })].join(' '))

async function write(format: BookFormat, changes: Partial<CompileChoices> = {}, from = source) {
  const book = compileBook(from, { ...choices, ...changes })
  const { bytes } = await writeBook(format, book, new Map([[PATH, samplePicture()]]), {
    identity: { id: itemId(1), modified: new Date('2026-11-25T10:00:00Z') },
    pdf: nodePdfEngine,
    progress: () => undefined,
  })
  return bytes
}

describe('the text of a file with captions equals the text of the manuscript (R-950)', () => {
  it('as plain text, where a picture is its description', async () => {
    const text = new TextDecoder().decode(await write('txt'))
    expect(words(text.replaceAll('[…]', '').replace(/^- /gm, ''))).toBe(expected)
  })
  it('as docx', async () => {
    expect(words((await readDocx(await write('docx'))).join(' '))).toBe(expected)
  })
  it('as EPUB', async () => {
    expect(words((await readEpub(await write('epub'))).filter((line) => line !== '').join(' '))).toBe(
      expected,
    )
  })
  it('as PDF', async () => {
    expect(words((await readPdf(await write('pdf'))).replaceAll('•', ''))).toBe(expected)
  })
  it('as Markdown', async () => {
    const unescaped = ((await readZip(await write('md')))['book.md'] ?? '')
      .replace(/!\[\]\([^)]*\)/g, '')
      .replace(/^(#+|-) /gm, '')
      .replace(/^\|( --- \|)+$/gm, '')
      .replace(/<br>|\|/g, ' ')
    expect(words(unescaped.replace(/\\(.)/g, '$1'))).toBe(expected)
  })
})

describe('a picture keeps its alignment, and its caption is below it (R-950)', () => {
  it('in docx, as an aligned paragraph and one in the style of Word', async () => {
    const parts = await readZip(await write('docx'))
    const paragraphs = (parts['word/document.xml'] ?? '').match(/<w:p>.*?<\/w:p>/gs) ?? []
    const at = paragraphs.findIndex((one) => one.includes('The map, '))
    expect(paragraphs[at - 1]).toMatch(/<w:keepNext\/>.*<w:jc w:val="center"\/>.*<pic:pic/s)
    expect(paragraphs[at]).toMatch(/<w:pStyle w:val="Caption"\/>.*<w:jc w:val="center"\/>/s)
    expect(paragraphs.find((one) => one.includes('As its paragraph'))).toContain('<w:jc w:val="end"/>')
    expect(parts['word/styles.xml']).toMatch(/w:styleId="Caption"[^>]*><w:name w:val="caption"\/>/)
  })

  it.each([
    ['he', 'An old map', true],
    ['en', 'מפה ישנה', false],
  ])('in docx, picture and caption in the direction of a book in %s', async (language, caption, isRtl) => {
    const book = sampleSource(
      [{ title: 'One', type: 'chapter', blocks: [paragraph(figure({ align: 'start', caption }))] }],
      { language },
    )
    const xml = (await readZip(await write('docx', {}, book)))['word/document.xml'] ?? ''
    const lines = (xml.match(/<w:p>.*?<\/w:p>/gs) ?? []).filter((line) => line.includes('w:val="start"'))
    expect(lines.map((line) => line.includes('<w:bidi/>'))).toEqual([isRtl, isRtl])
  })

  it('in EPUB, as a figure', async () => {
    const parts = await readZip(await write('epub'))
    const page = parts['OEBPS/section-1.xhtml'] ?? ''
    expect(page).toContain(
      '<figure class="center"><img src="images/1.png" alt="" width="40"/><figcaption>The map, “old” &#38; worn</figcaption></figure>',
    )
    expect(page).toMatch(/<p>Around a picture\.<\/p>\n<figure class="end">/)
    expect(page).not.toMatch(/<h3[^>]*><\/h3>/)
  })

  it('in PDF, in its size at its side of the page', async () => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const file = await getDocument({ data: (await write('pdf')).slice(), verbosity: 0 }).promise
    const page = await file.getPage(1)
    const { items } = await page.getTextContent()
    const width = page.getViewport({ scale: 1 }).width
    const startOf = (text: string) => {
      const item = items.find((one) => 'str' in one && one.str.includes(text))
      return item && 'transform' in item ? item.transform[4] / width : Number.NaN
    }
    expect(startOf('chart')).toBeGreaterThan(0.6)
    expect(startOf('Before')).toBeLessThan(0.3)
    // 40 pixels of 96 per inch, in points.
    const { argsArray } = await page.getOperatorList()
    expect(
      argsArray.filter((args) => Array.isArray(args) && args[0] === 30 && args.length === 6),
    ).not.toEqual([])
    await file.loadingTask.destroy()
  })

  it('numbers a caption in a proof after the paragraph that it follows', async () => {
    const text = new TextDecoder().decode(await write('txt', { hasParagraphNumbers: true }))
    expect(text).toMatch(
      /1 {2}Before\.\n\n\[…\]\n\n2 {2}The map.*\n\n3 {2}Around a picture\.\n\n\[…\]\n\n4 {2}A chart/,
    )
  })
})
