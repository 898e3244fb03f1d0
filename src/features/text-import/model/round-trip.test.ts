import { compileBook } from '@compile/compile-book.ts'
import { presetChoices } from '@compile/presets.ts'
import { writeDocx } from '@compile/writers/write-docx.ts'
import { writeMarkdown } from '@compile/writers/write-markdown.ts'
import { writeText } from '@compile/writers/write-text.ts'
import type { Doc, DocNode } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import { describe, expect, it } from 'vitest'
import { itemId, note, paragraph, sampleSource, text } from '../../../../tests/support/compile/sample-book.ts'
import { headingKind } from './cut-lines.ts'
import { cutIntoPieces, likelyMode } from './cut-text.ts'
import type { ParsedText } from './file-text.ts'
import { findCuts } from './find-cuts.ts'
import { readFile } from './read-file.ts'
import { toItems } from './to-items.ts'

const ENTRY = (value: string): DocNode => ({ type: 'listItem', content: [paragraph(value)] })
const MARKED: DocNode[] = [
  paragraph('She took the ', text('small', 'italic'), ' ', text('boat', 'italic', 'bold'), ' — «at» noon.'),
  paragraph(
    text('old', 'strike'),
    ' ',
    text('new', 'underline'),
    ' H',
    text('2', { type: 'subscript' }),
    'O',
  ),
  paragraph(text('site', { type: 'link', attrs: { href: 'https://example.org/a?b=1&c=2' } }), '.'),
  { type: 'bulletList', content: [ENTRY('first'), ENTRY('second')] },
  { type: 'blockquote', content: [paragraph('Quoted line')] },
]
const PLAIN: DocNode[] = [
  paragraph('* no list, 1. no number, #tag, [no] _mark_ <b>'),
  paragraph('שלום 海 🙂 <script>alert(1)</script>'),
]

/** Parts, chapters and scenes as the app makes them. */
const source = (scene: DocNode[], comments = [] as ReturnType<typeof note>[]) =>
  sampleSource([
    { title: 'Part one', type: 'folder' },
    { title: 'The <b>storm</b> & "rain"', type: 'chapter', parent: 0 },
    { title: 'Arrival', parent: 1, blocks: scene, comments },
    { title: 'Departure', parent: 1, blocks: [paragraph('She left.'), paragraph('Nobody came.')] },
    { title: 'Part two', type: 'folder' },
    { title: 'Calm', type: 'chapter', parent: 4 },
    { title: 'After', parent: 5, blocks: PLAIN },
  ])

const EXPECTED = (scene: DocNode[]) => [
  ['folder', 'Part one'],
  ['chapter', 'The <b>storm</b> & "rain"'],
  ['scene', docText({ type: 'doc', content: scene })],
  ['scene', 'She left.\nNobody came.'],
  ['folder', 'Part two'],
  ['chapter', 'Calm'],
  ['scene', docText({ type: 'doc', content: PLAIN })],
]

function treeOf(file: ParsedText) {
  const cuts = findCuts(file.blocks)
  expect([cuts.title, cuts.author]).toEqual(['The Harbour', 'Ines Roy'])
  const pieces = cutIntoPieces(file, cuts, likelyMode(cuts, headingKind), new Set())
  return toItems(file, pieces, (kind, number) => `${kind} ${number}`, itemId(1))
    .flat()
    .map(({ type, title, content }) => [type, type === 'scene' ? docText(content as Doc) : title])
}

describe('an exported manuscript that is read back (R-854)', () => {
  it('has the same parts, chapters, scenes, texts and formats as Markdown', async () => {
    const anchored = [
      ...MARKED,
      paragraph('A ', text('dinghy', { type: 'footnote', attrs: { id: itemId(901) } }), '.'),
    ]
    const book = compileBook(
      source(anchored, [note(1, 'footnote', 'A kind of boat.')]),
      presetChoices('reading', 'en'),
    )
    const { bytes } = await writeMarkdown(book, new Map(), () => undefined)
    const file = await readFile('book.md', bytes)
    expect(treeOf(file)).toEqual(EXPECTED(anchored))
    expect(file.notes.map(({ body }) => body)).toEqual(['A kind of boat.'])
    const renamed = JSON.stringify(anchored).replaceAll(itemId(901), file.notes[0]?.id ?? '')
    const from = file.blocks.findIndex(({ node }) => JSON.stringify(node).includes('She took'))
    const read = file.blocks.slice(from, from + anchored.length).map(({ node }) => node)
    expect(read).toEqual(JSON.parse(renamed))
  })

  it('has the same parts, chapters, scenes and texts as a Word document', async () => {
    const cell = (value: string): DocNode => ({ type: 'tableCell', content: [paragraph(value)] })
    const anchored = [
      ...MARKED,
      paragraph('A ', text('dinghy', { type: 'footnote', attrs: { id: itemId(901) } }), '.'),
      { type: 'table', content: [{ type: 'tableRow', content: [cell('one'), cell('two')] }] } as DocNode,
    ]
    const notes = [note(1, 'footnote', 'A kind of boat.')]
    const book = compileBook(source(anchored, notes), presetChoices('reading', 'en'))
    const file = await readFile('book.docx', await writeDocx(book, new Map(), () => undefined))
    expect(treeOf(file)).toEqual(EXPECTED(anchored))
    expect(file.notes.map(({ body }) => body)).toEqual(['A kind of boat.'])
    const json = JSON.stringify(file.blocks.map(({ node }) => node))
    for (const kept of ['italic', 'strike', 'underline', 'subscript', 'bulletList', 'blockquote', 'table'])
      expect(json).toContain(`"${kept}"`)
    expect(json).toContain('https://example.org/a?b=1&c=2')
  })

  it.each(['md', 'docx'] as const)('has headings inside a scene below its chapter as %s', async (format) => {
    const heading = (level: 1 | 2, value: string): DocNode => ({
      type: 'heading',
      attrs: { level },
      content: [text(value)],
    })
    const scene = [
      paragraph('She read.'),
      heading(1, 'The letter'),
      heading(2, 'Page two'),
      paragraph('Dear.'),
    ]
    const book = compileBook(source(scene), presetChoices('reading', 'en'))
    const bytes =
      format === 'md'
        ? (await writeMarkdown(book, new Map(), () => undefined)).bytes
        : await writeDocx(book, new Map(), () => undefined)
    const file = await readFile(`book.${format}`, bytes)
    const { list } = findCuts(file.blocks)
    expect(list.flatMap(({ level, title }) => (level > 0 ? [[level, title]] : []))).toEqual([
      [1, 'Part one'],
      [2, 'The <b>storm</b> & "rain"'],
      [3, 'The letter'],
      [4, 'Page two'],
      [1, 'Part two'],
      [2, 'Calm'],
    ])
  })

  it('has the same parts, chapters, scenes and texts as plain text', async () => {
    const scene = [
      paragraph('One long paragraph, with a comma.'),
      paragraph('Roses', { type: 'hardBreak' }, 'are red'),
      paragraph('“Where?”'),
    ]
    const bytes = writeText(compileBook(source(scene), presetChoices('reading', 'en')), () => undefined)
    expect(treeOf(await readFile('book.txt', bytes))).toEqual(EXPECTED(scene))
  })

  it.each(['md', 'docx'] as const)(
    'has all 10,000 rows of a table, in several scenes, as %s (R-995)',
    async (format) => {
      const cell = (value: string): DocNode => ({ type: 'tableCell', content: [paragraph(value)] })
      const rows = Array.from(
        { length: 10_000 },
        (_, at): DocNode => ({
          type: 'tableRow',
          content: [cell(`Row ${at}`), cell('Value')],
        }),
      )
      const book = compileBook(source([{ type: 'table', content: rows }]), presetChoices('reading', 'en'))
      const bytes =
        format === 'md'
          ? (await writeMarkdown(book, new Map(), () => undefined)).bytes
          : await writeDocx(book, new Map(), () => undefined)
      const file = await readFile(`book.${format}`, bytes)
      const cuts = findCuts(file.blocks)
      const pieces = cutIntoPieces(file, cuts, likelyMode(cuts, headingKind), new Set())
      const tables = toItems(file, pieces, (kind, number) => `${kind} ${number}`, itemId(1))
        .flat()
        .map(({ content }) =>
          ((content as Doc | undefined)?.content ?? []).filter(({ type }) => type === 'table'),
        )
        .filter((found) => found.length > 0)
      const read = JSON.stringify(tables).match(/(?<=")Row \d+(?=")/g)
      expect(read).toEqual(Array.from({ length: 10_000 }, (_, at) => `Row ${at}`))
      expect(tables.length).toBeGreaterThan(1)
      expect(pieces.filter(({ cut }) => cut?.reason === 'length')).toHaveLength(tables.length - 1)
    },
  )
})
