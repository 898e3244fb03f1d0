import { EpubCheck } from '@likecoin/epubcheck-ts'
import validateOoxml from '@ooxml-tools/validate'
import { describe, expect, it } from 'vitest'
import { readDocx, readEpub } from '../../../../../tests/support/compile/read-files.ts'
import {
  fullPictures,
  fullSource,
  itemId,
  note,
  noteReply,
  paragraph,
  samplePicture,
  sampleSource,
  text,
} from '../../../../../tests/support/compile/sample-book.ts'
import type { DocNode } from '../../contract/document.ts'
import type { PictureNode } from '../../contract/picture-figure.ts'
import { compileBook } from '../compile-book.ts'
import { PRESETS } from '../presets.ts'
import { writeDocx } from './write-docx.ts'
import { writeEpub } from './write-epub.ts'

const identity = { id: itemId(1), modified: new Date('2026-11-25T10:00:00Z') }
const progress = () => undefined

const row = (...cells: string[]): DocNode => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type: 'tableCell', content: [paragraph(cell)] })),
})
const headerRow = (...cells: string[]): DocNode => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type: 'tableHeader', content: [paragraph(...(cell ? [cell] : []))] })),
})
const picture = (at: number) => `${itemId(0)}/${at}.png`

const figure = (at: number, attrs: Partial<PictureNode['attrs']>): DocNode => ({
  type: 'image',
  attrs: { path: picture(at), alt: '"><img onerror=1>', ...attrs },
})

const HOSTILE = [
  'שלום "world" (123)',
  'قال نعم',
  '東京の夜、雨。',
  'ไทย',
  '👩‍👩‍👧 🚢',
  'a\u0000b\u000bc\ud83dd',
  '</w:t></p>]]><!--',
  '&amp;&#0;',
  '\u202e reversed',
]
const PICTURES = 60

/** A manuscript of everything that has broken writers of files. */
const hostile = sampleSource(
  [
    { title: '<script>alert(1)</script> & "]]>\u0001', type: 'folder' },
    {
      title: '../../etc/passwd\u0000',
      type: 'chapter',
      parent: 0,
      comments: [
        note(1, 'footnote', '<b>\u0002note</b>\n\nשלום'),
        note(2, 'comment', '</w:comment>'),
        noteReply(2, 3, ']]>\u0001'),
      ],
      blocks: [
        ...HOSTILE.map((line) => paragraph(line)),
        { type: 'paragraph' },
        { type: 'heading', attrs: { level: 6 } },
        { type: 'bulletList', content: [] },
        {
          type: 'orderedList',
          attrs: { start: 0 },
          content: [{ type: 'listItem', content: [{ type: 'blockquote', content: [paragraph('deep')] }] }],
        },
        { type: 'table', content: [] },
        { type: 'table', content: [row(), row('a', 'b'), row('c')] },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                {
                  type: 'tableHeader',
                  attrs: { colspan: 40, rowspan: 90 },
                  content: [{ type: 'table', content: [row('inner')] }],
                },
              ],
            },
          ],
        },
        { type: 'table', content: Array.from({ length: 400 }, (_, at) => row(`row ${at}`, 'x')) },
        ...Array.from({ length: PICTURES }, (_, at) =>
          paragraph({ type: 'image', attrs: { path: picture(at), alt: '"><img onerror=1>' } }),
        ),
        ...HOSTILE.map((caption, at) =>
          paragraph(
            'before',
            figure(at, { align: 'end', caption }),
            'after',
            figure(at, { align: 'center' }),
          ),
        ),
        { type: 'heading', attrs: { level: 1 }, content: [figure(0, { caption: '<script>' })] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [paragraph(figure(1, { caption: 'x' }))] }],
        },
        {
          type: 'blockquote',
          content: [paragraph(figure(2, { align: 'start', caption: 'x'.repeat(1000) }))],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                { type: 'tableCell', content: [paragraph(figure(PICTURES, { caption: 'missing' }))] },
              ],
            },
          ],
        },
        paragraph(
          text('bad', { type: 'link', attrs: { href: 'https://a b/<">' } }),
          text('mail', { type: 'link', attrs: { href: 'mailto:a@b.c?x="&y' } }),
        ),
        paragraph(
          text(
            'n',
            'bold',
            'italic',
            'underline',
            'strike',
            'code',
            { type: 'superscript' },
            { type: 'subscript' },
            { type: 'highlight' },
            { type: 'footnote', attrs: { id: itemId(901) } },
            { type: 'comment', attrs: { id: itemId(902) } },
          ),
        ),
        { type: 'codeBlock', content: [text('\u0003if (a < b)\n\n</pre>')] },
        { type: 'codeBlock', attrs: { language: '"><script>' } },
        { type: 'table', content: [headerRow('', '</th>'), row('a', 'b')] },
        { type: 'table', content: [headerRow('no other rows')] },
        paragraph(text('code', 'code', { type: 'link', attrs: { href: 'https://example.org/' } })),
      ],
    },
    { title: '', type: 'chapter', blocks: [] },
    { title: 'Lone', type: 'chapter' },
  ],
  { title: '<Title> & "co"\u0007', author: '<A> & B', language: 'ar' },
)
const pictures = new Map(
  Array.from({ length: PICTURES }, (_, at) => [picture(at), samplePicture(at + 1, 3)] as const),
)
const everything = {
  ...PRESETS.proof,
  hasContents: true,
  matter: {
    ...PRESETS.proof.matter,
    contact: '<c>',
    copyright: '©\u0004',
    dedication: '<d>',
    alsoBy: '&',
    end: '<end>',
  },
}

const books = [
  ['every kind of content, as a proof', compileBook(fullSource(), everything), fullPictures()],
  ['every kind of content, as an e-book', compileBook(fullSource(), PRESETS.ebook), fullPictures()],
  ['hostile content', compileBook(hostile, everything), pictures],
  ['hostile content with endnotes', compileBook(hostile, { ...everything, notes: 'endnotes' }), new Map()],
  ['an empty manuscript', compileBook(sampleSource([]), PRESETS.manuscript), new Map()],
] as const

describe('a file is valid (R-724)', () => {
  it.each(books)('as EPUB: %s', async (_, book, images) => {
    const { messages } = await EpubCheck.validate(await writeEpub(book, images, identity, progress))
    expect(messages).toEqual([])
  })

  // The validator takes seconds for each document, so one test has them all.
  it('as docx: all of these', { timeout: 240_000 }, async () => {
    for (const [name, book, images] of books) {
      const bytes = await writeDocx(book, images, progress)
      expect(await validateOoxml(bytes, 'docx'), name).toEqual([])
    }
  })

  it('and has the text of hostile content unchanged, without characters that XML forbids', async () => {
    const kept = [
      'שלום "world" (123)',
      'قال نعم',
      '東京の夜、雨。',
      '👩‍👩‍👧 🚢',
      'abc\ufffdd',
      '</w:t></p>]]><!--',
      '&amp;&#0;',
    ]
    const [, book, images] = books[2]
    const plain = { ...book, choices: { ...book.choices, hasParagraphNumbers: false } }
    const lines = (all: string[]) => all.map((line) => line.replace(/^\d+[\t ]/, ''))
    expect(lines(await readDocx(await writeDocx(plain, images, progress)))).toEqual(
      expect.arrayContaining(kept),
    )
    expect(lines(await readEpub(await writeEpub(plain, images, identity, progress)))).toEqual(
      expect.arrayContaining(kept),
    )
  })
})
