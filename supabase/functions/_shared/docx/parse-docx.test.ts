import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  InsertedTextRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { describe, expect, it } from 'vitest'
import { rawDocx } from '../../../../tests/support/docx/raw-docx.ts'
import { bytesSource } from '../scrivener/zip/byte-source.ts'
import type { DocxParagraph } from './docx-types.ts'
import { parseDocx } from './parse-docx.ts'

const read = (bytes: Uint8Array) => parseDocx(bytesSource(bytes))
const textOf = ({ runs }: DocxParagraph) => runs.map(({ text }) => text).join('')
const written = async (children: (Paragraph | Table)[], rest: object = {}) =>
  read(new Uint8Array(await Packer.toArrayBuffer(new Document({ sections: [{ children }], ...rest }))))
const ANNA = { id: 1, author: 'Anna', date: '2026-11-20T10:00:00Z' }
const change = { author: 'Anna', date: '2026-11-20T10:00:00.000Z', isMove: false }
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`

describe('parseDocx', () => {
  it('reads text with its formatting, headings, lists, tables, links and notes (R-860)', async () => {
    const { paragraphs, notes } = await written(
      [
        new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun('Chapter')] }),
        new Paragraph({
          children: [
            new TextRun('plain '),
            new TextRun({ text: 'bold', bold: true }),
            new TextRun({ text: 'both', bold: true, italics: true }),
            new TextRun({ text: 'line', underline: {}, strike: true, break: 1 }),
            new ExternalHyperlink({ link: 'https://example.org/x', children: [new TextRun('site')] }),
            new FootnoteReferenceRun(1),
          ],
        }),
        new Paragraph({ text: 'entry', numbering: { reference: 'numbers', level: 1 } }),
        new Paragraph({ text: 'dot', bullet: { level: 0 } }),
        new Table({
          rows: [
            new TableRow({
              children: ['a', 'b'].map((text) => new TableCell({ children: [new Paragraph(text)] })),
            }),
          ],
        }),
      ],
      {
        footnotes: { 1: { children: [new Paragraph('The note.')] } },
        numbering: {
          config: [
            {
              reference: 'numbers',
              levels: [0, 1].map((level) => ({ level, format: 'decimal', text: '%1.' })),
            },
          ],
        },
      },
    )
    expect(paragraphs.map(textOf)).toEqual(['Chapter', 'plain boldboth\nlinesite', 'entry', 'dot', 'a', 'b'])
    const [heading, line, entry, dot, , b] = paragraphs
    expect(heading?.heading).toBe(2)
    expect(line?.runs.map(({ text, style, link }) => [text, Object.keys(style).join(' '), link])).toEqual([
      ['plain ', '', null],
      ['bold', 'bold', null],
      ['both', 'bold italic', null],
      ['\nline', 'underline strike', null],
      ['site', '', 'https://example.org/x'],
      ['', 'superscript', null],
    ])
    expect(line?.runs.at(-1)?.note).toEqual({ kind: 'footnote', id: '1' })
    expect(notes.get('footnote 1')?.map(textOf).join('').trim()).toBe('The note.')
    expect(entry?.list).toEqual({ level: 1, isOrdered: true })
    expect(dot?.list).toEqual({ level: 0, isOrdered: false })
    expect(b?.cell).toEqual({ table: 0, row: 0, column: 1 })
  })

  it('reads tracked insertions and deletions with author and date (R-860)', async () => {
    const { paragraphs } = await written([
      new Paragraph({
        children: [
          new TextRun('The '),
          new DeletedTextRun({ ...ANNA, text: 'old' }),
          new InsertedTextRun({ ...ANNA, id: 2, text: 'new', bold: true }),
          new TextRun(' house'),
        ],
      }),
    ])
    expect(paragraphs[0]?.runs).toMatchObject([
      { text: 'The ', inserted: null, deleted: null },
      { text: 'old', deleted: change, inserted: null },
      { text: 'new', inserted: change, deleted: null, style: { bold: true } },
      { text: ' house', inserted: null, deleted: null },
    ])
  })

  it('reads moved text and changed paragraph ends, and ignores earlier formatting', async () => {
    const tracked = 'w:id="1" w:author="Ben" w:date="not a date"'
    const { paragraphs } = await read(
      await rawDocx({
        body: `<w:p><w:pPr><w:rPr><w:del ${tracked}/></w:rPr></w:pPr><w:moveFrom ${tracked}>${run('moved')}</w:moveFrom></w:p>
          <w:p><w:pPr><w:rPr><w:ins ${tracked}/></w:rPr><w:pPrChange ${tracked}><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:pPrChange></w:pPr>
          <w:moveTo ${tracked}>${run('moved', `<w:b w:val="0"/><w:rPrChange ${tracked}><w:rPr><w:i/></w:rPr></w:rPrChange>`)}</w:moveTo></w:p>`,
      }),
    )
    const moved = { author: 'Ben', date: null, isMove: true }
    expect(paragraphs).toMatchObject([
      { deleted: { author: 'Ben' }, runs: [{ text: 'moved', deleted: moved }] },
      {
        inserted: { author: 'Ben' },
        styleId: null,
        heading: null,
        runs: [{ text: 'moved', inserted: moved, style: {} }],
      },
    ])
  })

  it('reads comments with their ranges, authors and replies (R-860)', async () => {
    const comment = (id: number, author: string, text: string, paragraph: string) =>
      `<w:comment w:id="${id}" w:author="${author}" w:date="2026-11-20T10:00:00Z"><w:p w14:paraId="A${id}">${run('first')}</w:p><w:p w14:paraId="${paragraph}">${run(text)}</w:p></w:comment>`
    const { comments } = await read(
      await rawDocx({
        body: `<w:p>${run('One ')}<w:commentRangeStart w:id="1"/>${run('two')}</w:p>
          <w:p>${run('three')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>${run(' four')}<w:r><w:commentReference w:id="3"/></w:r></w:p>`,
        comments:
          comment(1, 'Anna', 'Why?', 'B1') +
          comment(2, 'Ben', 'Because.', 'B2') +
          comment(3, 'Zoe', 'Here', 'B3'),
        commentsExtended:
          '<w15:commentEx w15:paraId="B1" w15:done="1"/><w15:commentEx w15:paraId="B2" w15:paraIdParent="B1" w15:done="0"/>',
      }),
    )
    expect(comments).toMatchObject([
      {
        id: '1',
        author: 'Anna',
        date: '2026-11-20T10:00:00.000Z',
        text: 'first\nWhy?',
        isResolved: true,
        parentId: null,
        range: { from: { paragraph: 0, at: 4 }, to: { paragraph: 1, at: 5 } },
      },
      { id: '2', parentId: '1', range: null },
      { id: '3', range: { from: { paragraph: 1, at: 10 }, to: { paragraph: 1, at: 10 } } },
    ])
  })

  it('reads the comments that the docx package writes', async () => {
    const { comments } = await written(
      [
        new Paragraph({
          children: [
            new CommentRangeStart(0),
            new TextRun('passage'),
            new CommentRangeEnd(0),
            new TextRun({ children: [new CommentReference(0)] }),
          ],
        }),
      ],
      {
        comments: {
          children: [
            { id: 0, author: 'Anna', date: new Date(ANNA.date), children: [new Paragraph('Good.')] },
          ],
        },
      },
    )
    expect(comments).toMatchObject([
      { author: 'Anna', text: 'Good.', range: { from: { at: 0 }, to: { paragraph: 0, at: 7 } } },
    ])
  })

  it('reads bookmarks inside and between paragraphs', async () => {
    const bookmark = (id: number, name: string) => `<w:bookmarkStart w:id="${id}" w:name="${name}"/>`
    const { paragraphs } = await read(
      await rawDocx({
        body: `${bookmark(1, 'before')}<w:p>${run('one ')}${bookmark(2, 'inside')}${run('two')}<w:bookmarkEnd w:id="2"/></w:p>`,
      }),
    )
    expect(paragraphs[0]?.bookmarks).toEqual([
      { name: 'before', at: 0 },
      { name: 'inside', at: 4 },
    ])
  })

  it('leaves out the contents table and the second copy of a text box', async () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const { paragraphs } = await read(
      await rawDocx({
        body: `<w:p>${field('begin')}<w:r><w:instrText> TOC \\o "1-2" </w:instrText></w:r>${field('separate')}${run('Chapter 1')}</w:p>
          <w:p>${run('Chapter 2')}${field('end')}</w:p>
          <w:p>${run('Text')}<w:r><mc:AlternateContent><mc:Choice/><mc:Fallback><w:t>twice</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      }),
    )
    expect(paragraphs.map(textOf)).toEqual(['Text'])
  })

  it('finds headings by the names and outline levels of styles, and formatting by character styles', async () => {
    const style = (id: string, inner: string, type = 'paragraph') =>
      `<w:style w:type="${type}" w:styleId="${id}">${inner}</w:style>`
    const { paragraphs } = await read(
      await rawDocx({
        styles:
          style('Titre1', '<w:name w:val="heading 1"/>') +
          style('Mine', '<w:name w:val="Mine"/><w:basedOn w:val="Titre1"/>') +
          style('Outline', '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>') +
          style('Loop', '<w:basedOn w:val="Loop"/>') +
          style('Emphasis', '<w:rPr><w:i/></w:rPr>', 'character'),
        body: ['Mine', 'Outline', 'Loop']
          .map(
            (id) =>
              `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${run('x', '<w:rStyle w:val="Emphasis"/>')}</w:p>`,
          )
          .join(''),
      }),
    )
    expect(paragraphs.map(({ heading }) => heading)).toEqual([1, 3, null])
    expect(paragraphs[0]?.runs[0]?.style).toEqual({ italic: true })
  })
})

describe('parseDocx refuses (R-861)', () => {
  const code = async (bytes: Uint8Array) =>
    read(bytes).then(
      () => null,
      (error) => error.code,
    )
  const encoder = new TextEncoder()

  it.each([
    ['an empty file', new Uint8Array(), 'not_docx'],
    ['a text file', encoder.encode('Just a text.'), 'not_docx'],
    ['an encrypted document', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'not_docx'],
  ])('%s', async (_, bytes, expected) => {
    expect(await code(bytes)).toBe(expected)
  })

  it('a zip that is no document', async () => {
    expect(await code(await rawDocx({}, { '_rels/.rels': '<Relationships/>' }))).toBe('not_docx')
  })

  it('external entities and document types', async () => {
    const document =
      '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>'
    expect(await code(await rawDocx({}, { 'word/document.xml': document }))).toBe('damaged')
  })

  it('XML that is nested too deeply or not closed', async () => {
    expect(await code(await rawDocx({ body: '<w:sdt>'.repeat(5000) + '</w:sdt>'.repeat(5000) }))).toBe(
      'damaged',
    )
    expect(await code(await rawDocx({}, { 'word/document.xml': '<w:document><w:body>' }))).toBe('damaged')
  })

  it('a bomb', async () => {
    const bomb = new Uint8Array(17 * 1024 * 1024)
    expect(await code(await rawDocx({}, { 'word/document.xml': bomb }))).toBe('too_large')
  })

  it('nothing in a file with macros, which are not read', async () => {
    const { paragraphs } = await read(
      await rawDocx({ body: `<w:p>${run('Text')}</w:p>` }, { 'word/vbaProject.bin': 'x' }),
    )
    expect(paragraphs.map(textOf)).toEqual(['Text'])
  })
})
