import { describe, expect, it } from 'vitest'
import { nodePdfEngine } from '../../../../../tests/support/compile/pdf-engine.ts'
import { readDocx, readEpub, readPdf, readZip } from '../../../../../tests/support/compile/read-files.ts'
import {
  fullPictures,
  fullSource,
  itemId,
  note,
  paragraph,
  sampleSource,
  text,
} from '../../../../../tests/support/compile/sample-book.ts'
import type { CompileChoices } from '../../contract/compile.ts'
import type { Doc } from '../../contract/document.ts'
import { docText } from '../../contract/document-text.ts'
import { readParagraphBookmark, textHash } from '../../docx/paragraph-key.ts'
import { compileBook } from '../compile-book.ts'
import type { CompileSource } from '../compile-source.ts'
import { PRESETS } from '../presets.ts'
import { type BookFormat, writeBook } from '../write-book.ts'
import { escapeMarkdown } from './markdown-line.ts'
import { inlineText } from './write-text.ts'

const identity = { id: itemId(1), modified: new Date('2026-11-25T10:00:00Z') }
const plain: CompileChoices = {
  ...PRESETS.reading,
  separator: '',
  header: 'none',
  footer: 'none',
  matter: { ...PRESETS.reading.matter, hasTitlePage: false },
}

async function write(
  format: BookFormat,
  source: CompileSource,
  choices: CompileChoices = plain,
  pictures = fullPictures(),
) {
  const book = compileBook(source, choices)
  const { bytes } = await writeBook(format, book, pictures, {
    identity,
    pdf: nodePdfEngine,
    progress: () => undefined,
  })
  return bytes
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const words = (value: string) => value.replace(/[\s\u00a0]+/g, ' ').trim()

const PARAGRAPHS = [
  'It rained — “again”, said N. O’Neil.',
  'Élodie, Ærø, Ψυχή, Москва.',
  'Tabs\tand  spaces',
  '',
  'Last <b>line</b> & more.',
]
const prose = sampleSource([
  {
    title: 'One',
    type: 'chapter',
    blocks: PARAGRAPHS.map((line) => (line === '' ? paragraph() : paragraph(line))),
  },
  {
    title: 'Scene',
    parent: 0,
    blocks: [paragraph('Second ', text('text', 'italic'), '.'), paragraph('End.')],
  },
])
/** The text of the manuscript as the app counts and searches it. */
const manuscriptText = [...prose.texts.values()].flatMap(({ content }) => docText(content as Doc).split('\n'))
const expected = words(['One', ...manuscriptText].join(' '))

describe('the text of a file equals the text of the manuscript (R-720)', () => {
  it('as plain text', async () => {
    expect(words(decode(await write('txt', prose)))).toBe(expected)
  })
  it('as docx', async () => {
    const lines = await readDocx(await write('docx', prose))
    expect(words(lines.join(' '))).toBe(expected)
  })
  it('as EPUB', async () => {
    expect(words((await readEpub(await write('epub', prose))).join(' '))).toBe(expected)
  })
  it('as PDF', async () => {
    expect(words(await readPdf(await write('pdf', prose)))).toBe(expected)
  })
  it('as Markdown', async () => {
    const unescaped = decode(await write('md', prose))
      .replace(/^#+ /gm, '')
      .replace(/&nbsp;/g, '')
      .replace(/(?<!\\)\*/g, '')
      .replace(/\\(.)/g, '$1')
    expect(words(unescaped)).toBe(expected)
  })
})

describe('marks, lists, tables, pictures, notes and links survive (R-723)', () => {
  const commented = { ...plain, hasComments: true }

  it('in docx', async () => {
    const parts = await readZip(await write('docx', fullSource(), commented))
    const body = parts['word/document.xml'] ?? ''
    expect(body).toMatch(/<w:i\/>.*?<w:t[^>]*>port</)
    expect(body).toMatch(/<w:b\/>.{0,60}<w:i\/>.{0,60}<w:t[^>]*>raining</)
    expect(body).toMatch(/<w:strike\/>.{0,60}old</)
    expect(body).toMatch(/w:val="subscript"\/>.{0,60}>2</)
    expect(body).toMatch(/w:fill="FFEE00"/)
    expect(body).toContain('<w:numPr>')
    expect(body).toMatch(/<w:gridSpan w:val="2"\/>/)
    expect(body).toContain('<w:footnoteReference w:id="1"/>')
    expect(body).toMatch(
      /<w:commentRangeStart w:id="0"\/>.*In 1912.*and later.*<w:commentRangeEnd w:id="0"\/>/,
    )
    expect(body).toMatch(/<w:hyperlink [^>]*w:anchor="q_0{8}0{4}4000800{2}0{11}3"/)
    expect(parts['word/_rels/document.xml.rels']).toContain('https://example.org/a?b=1&amp;c=%222%22')
    expect(Object.keys(parts)).toContainEqual(expect.stringMatching(/^word\/media\/.*\.png$/))
    expect(parts['word/comments.xml']).toMatch(/w:author="Noa Brun".*Check the date\./)
    expect(await readDocx(await write('docx', fullSource()), 'word/footnotes.xml')).toEqual(
      expect.arrayContaining(['A kind of boat.']),
    )
  })

  it('in EPUB, with notes that reading systems open in place', async () => {
    const parts = await readZip(await write('epub', fullSource(), commented))
    const body = Object.entries(parts)
      .filter(([name]) => name.includes('section-'))
      .map(([, page]) => page)
      .join('')
    for (const piece of [
      '<em>port</em>',
      '<strong><em>raining</em></strong>',
      '<s>old</s>',
      '<sub>2</sub>',
      '<mark>lit</mark>',
      '<code>x`y</code>',
      '<ol start="3"><li><p>third</p></li></ol>',
      '<td colspan="2">',
      '<blockquote><p>Quoted line</p></blockquote>',
      'epub:type="noteref"',
      '<img src="images/1.png" alt="A map &#34;old&#34;" width="40"/>',
      'href="https://example.org/a?b=1&#38;c=%222%22"',
      `href="section-2.xhtml#s-${itemId(3)}"`,
      'href="comments.xhtml#c1"',
    ])
      expect(body).toContain(piece)
    // The replies of a comment are further lines of it.
    expect(parts['OEBPS/comments.xhtml']).toContain('Twice.<br/>Ines Roy: In May.')
    expect(body).toMatch(/<aside id="n1" epub:type="footnote">.*A kind of boat\./)
  })

  it('in Markdown, with pictures as files', async () => {
    const parts = await readZip(await write('md', fullSource(), commented))
    expect(Object.keys(parts)).toEqual(['book.md', 'pictures/1.png'])
    for (const piece of [
      '*port*',
      '***raining***',
      '~~old~~',
      'H<sub>2</sub>O<sup>2</sup>',
      '``x`y``',
      '- first\n\n  3. third\n- second',
      '> Quoted line',
      '| wide |  | tall |',
      '![A map "old"](pictures/1.png)',
      '[site](<https://example.org/a?b=1&c="2">)',
      'dinghy[^1] at noon',
      '[^1]: A kind of boat.',
      '\\* not a list',
      '1\\. not a number',
      'Noa Brun: Check the date.\\\nTwice.\\\nInes Roy: In May.',
    ])
      expect(parts['book.md']).toContain(piece)
  })

  it('in PDF, with the notes after their chapter', async () => {
    const bytes = await write('pdf', fullSource(), commented)
    const content = await readPdf(bytes)
    expect(content).toContain('dinghy1 at noon.')
    expect(content).toMatch(/1\. A kind of boat\..*Part two/)
    expect(content).toMatch(/Noa Brun: Check the date\.\s+Twice\.\s+Ines Roy: In May\./)
    const source = Buffer.from(bytes).toString('latin1')
    expect(source).toContain('/Subtype /Image')
    expect(source).toContain('https://example.org/a?b=1&c=')
    expect(source).toMatch(/Literata-Italic|Literata_400Regular_Italic|LiterataItalic/i)
  })

  it('in plain text, as far as it goes', async () => {
    const content = decode(await write('txt', fullSource(), commented))
    for (const piece of [
      '- first\n  3. third\n- second',
      '    Quoted line',
      'wide\ttall',
      'dinghy[1] at noon',
      '[1] A kind of boat.',
      '[A map "old"]',
      '[c1] Noa Brun: Check the date.\nTwice.\nInes Roy: In May.',
    ])
      expect(content).toContain(piece)
  })

  it('a missing picture is written as its description', async () => {
    expect(await readDocx(await write('docx', fullSource(), plain, new Map()))).toContain('[A map "old"]')
    expect(await readEpub(await write('epub', fullSource(), plain, new Map()))).toContain('[A map "old"]')
    expect(await readPdf(await write('pdf', fullSource(), plain, new Map()))).toContain('[A map "old"]')
  })
})

it.each(['1. one', '2) two', '+ plus', '- minus', '# title', '= line'])(
  'Markdown escapes the start of the line %s',
  (line) => {
    expect(escapeMarkdown(line)).toBe(line.replace(/[.)+\-#=]/, '\\$&'))
  },
)

it('R-862: each paragraph, list entry, line of code and cell has the bookmark of its number', async () => {
  const cell = { type: 'tableCell' as const, content: [paragraph('Five')] }
  const source = sampleSource([
    {
      title: 'One',
      type: 'chapter',
      blocks: [
        paragraph('One'),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Two')] }] },
        { type: 'codeBlock', content: [text('three\nfour')] },
        { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
        paragraph('Six'),
      ],
    },
  ])
  const document = (await readZip(await write('docx', source)))['word/document.xml'] ?? ''
  const keys = [...document.matchAll(/<w:bookmarkStart w:name="([^"]+)"/g)].flatMap(
    ([, name = '']) => readParagraphBookmark(name) ?? [],
  )
  expect(keys.map(({ index, hash }) => `${index} ${hash}`)).toEqual(
    ['One', 'Two', 'three', 'four', 'Five', 'Six'].map((line, index) => `${index} ${textHash(line)}`),
  )
})

it('R-992: the headings of a Word document have outline levels', async () => {
  const styles = (await readZip(await write('docx', fullSource())))['word/styles.xml'] ?? ''
  for (const [at, level] of ['Heading1', 'Heading2', 'Heading6'].entries()) {
    const [style] = new RegExp(`w:styleId="${level}".*?</w:style>`, 's').exec(styles) ?? []
    expect(style).toContain(`<w:outlineLvl w:val="${[0, 1, 5][at]}"/>`)
  }
})

it('endnotes are at the end of the book', async () => {
  const source = sampleSource([
    {
      title: 'One',
      type: 'chapter',
      comments: [note(1, 'footnote', 'Far away.')],
      blocks: [paragraph(text('here', { type: 'footnote', attrs: { id: itemId(901) } }))],
    },
    { title: 'Two', type: 'chapter', blocks: [paragraph('Last words.')] },
  ])
  const choices = { ...plain, notes: 'endnotes' as const }
  expect(decode(await write('txt', source, choices))).toMatch(
    /here\[1\].*Last words\..*Notes\n\n\[1\] Far away\./s,
  )
  expect(await readDocx(await write('docx', source, choices), 'word/endnotes.xml')).toContain('Far away.')
  expect(await readPdf(await write('pdf', source, choices))).toMatch(/Last words\. Notes.*1\. Far away\./)
})

it.each([
  ['a4', 210, 297],
  ['letter', 216, 279],
  ['a5', 148, 210],
] as const)('the pages of a docx and of a PDF have the size %s', async (page, width, height) => {
  const choices = { ...plain, page }
  const document = (await readZip(await write('docx', prose, choices)))['word/document.xml'] ?? ''
  const [, ...twips] = /<w:pgSz w:w="(\d+)" w:h="(\d+)"/.exec(document) ?? []
  expect(twips.map((size) => Math.round((Number(size) / 1440) * 25.4))).toEqual([width, height])
  const [, ...points] =
    /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(decode(await write('pdf', prose, choices))) ?? []
  expect(points.map((size) => Math.round((Number(size) / 72) * 25.4))).toEqual([width, height])
})

it('the text of a line names its notes', () => {
  expect(
    inlineText([
      { kind: 'text', text: 'a', style: {} },
      { kind: 'note', index: 2 },
    ]),
  ).toBe('a[3]')
})
