import { describe, expect, it } from 'vitest'
import { headingKind, isSeparatorLine } from './cut-lines.ts'
import { cutIntoPieces, likelyMode, modesOf, startOf, wordsOf } from './cut-text.ts'
import type { ParsedText } from './file-text.ts'
import { findCuts } from './find-cuts.ts'
import { MAX_SCENE, measureText } from './measure-text.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPlain } from './read-plain.ts'
import { toItems } from './to-items.ts'

const markdown = (text: string) => measureText(readMarkdown(text), 'book.md')
const plain = (text: string) => measureText(readPlain(text), 'book.txt')

/** The tree as lines: indented kinds with title or number, words and reason. */
function treeOf(
  file: ParsedText,
  options: { mode?: ReturnType<typeof likelyMode>; skipped?: number[] } = {},
) {
  const cuts = findCuts(file.blocks)
  const mode = options.mode ?? likelyMode(cuts, headingKind)
  return cutIntoPieces(file, cuts, mode, new Set(options.skipped)).map((piece) => {
    const name = piece.title ?? piece.number
    const words = piece.kind === 'scene' ? ` ${wordsOf(file, piece)}w` : ''
    return `${'  '.repeat(piece.depth)}${piece.kind} ${name}${words} ${piece.cut?.reason ?? '-'}`
  })
}

const BOOK = `# Part one

## The storm

It rained *hard*.

***

She left.

## The calm

One.

# Part two

## After

Two words.
`

describe('the cuts of a text (R-853)', () => {
  it('name a separator as the reason also at the top of a page, and leave it out', () => {
    const { blocks } = plain('It rained.\n\n***\n\nShe left.\n\nOne.')
    const paged = blocks.map((block, at) => (at === 1 || at === 3 ? { ...block, startsPage: true } : block))
    expect(findCuts(paged).list.map(({ at, reason, takesBlock }) => [at, reason, takesBlock])).toEqual([
      [1, 'separator', true],
      [3, 'page-break', false],
    ])
  })

  it('are its headings and the separators of scenes', () => {
    expect(treeOf(markdown(BOOK))).toEqual([
      'part Part one heading',
      '  chapter The storm heading',
      '    scene 1 3w -',
      '    scene 2 2w separator',
      '  chapter The calm heading',
      '    scene 1 1w -',
      'part Part two heading',
      '  chapter After heading',
      '    scene 1 2w -',
    ])
  })

  it('follow the chosen way, and the headings that are not cut stay in the text', () => {
    const file = markdown(BOOK)
    expect(modesOf(findCuts(file.blocks))).toEqual([
      'parts-chapters',
      'chapters-scenes',
      'chapters',
      'separators',
      'none',
    ])
    expect(treeOf(file, { mode: 'chapters-scenes' })).toEqual([
      'chapter Part one heading',
      '  scene The storm 3w heading',
      '  scene 2 2w separator',
      '  scene The calm 1w heading',
      'chapter Part two heading',
      '  scene After 2w heading',
    ])
    expect(treeOf(file, { mode: 'separators' })).toEqual(['scene 1 7w -', 'scene 2 10w separator'])
    expect(treeOf(file, { mode: 'none' })).toEqual(['scene 1 17w -'])
  })

  it('are left out one by one', () => {
    const file = markdown(BOOK)
    const cuts = findCuts(file.blocks)
    const skipped = cuts.list.filter(({ title, reason }) => title === 'The calm' || reason === 'separator')
    expect(treeOf(file, { skipped: skipped.map(({ at }) => at) })).toEqual([
      'part Part one heading',
      '  chapter The storm heading',
      '    scene 1 8w -',
      'part Part two heading',
      '  chapter After heading',
      '    scene 1 2w -',
    ])
  })

  it('take the first heading alone as the title of the manuscript, with the name below it', () => {
    const file = markdown('# The Harbour\n\nby Ines Roy\n\n## One\n\nText.\n\n## Two\n\nText.')
    expect(findCuts(file.blocks)).toMatchObject({
      title: 'The Harbour',
      author: 'Ines Roy',
      levels: 1,
      start: 2,
    })
    expect(treeOf(file)).toEqual([
      'chapter One heading',
      '  scene 1 1w -',
      'chapter Two heading',
      '  scene 1 1w -',
    ])
    const long = markdown('# The Harbour\n\nA text before the first chapter.\n\n## One\n\nText.')
    expect(treeOf(long)).toEqual(['scene 1 6w -', 'chapter One heading', '  scene 1 1w -'])
  })

  it('are lines that read like headings, where a text has none', () => {
    const text =
      'Prologue\n\nIt began.\n\nChapter 1\n\nOne day.\n\n#\n\nNext day.\n\nChapter Two: The sea\n\nChapter two was long.'
    expect(treeOf(plain(text))).toEqual([
      'chapter Prologue chapter-line',
      '  scene 1 2w -',
      'chapter Chapter 1 chapter-line',
      '  scene 1 2w -',
      '  scene 2 2w separator',
      'chapter Chapter Two: The sea chapter-line',
      '  scene 1 4w -',
    ])
  })

  it('are page breaks, where a text has neither headings nor such lines', () => {
    expect(treeOf(plain('One.\n\nTwo.\n\n\fThree.\n\nFour.'))).toEqual([
      'scene 1 2w -',
      'chapter 1 page-break',
      '  scene 1 2w -',
    ])
  })

  it('keep every scene small enough for the editor', () => {
    const sentence = 'A long sentence that does not end for quite some time. '
    const file = plain(`Chapter 1\n\n${`${sentence.repeat(200)}\n\n`.repeat(250)}Chapter 2\n\nEnd.`)
    const pieces = cutIntoPieces(file, findCuts(file.blocks), 'chapters', new Set())
    expect(pieces.map(({ cut }) => cut?.reason)).toEqual([
      'chapter-line',
      undefined,
      'length',
      'length',
      'chapter-line',
      undefined,
    ])
    for (const { from, to } of pieces) {
      expect(file.blocks.slice(from, to).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(
        MAX_SCENE.bytes,
      )
    }
    // Calls of two megabytes each (R-856).
    const calls = toItems(file, pieces, () => 'x', 'm').map((items) => JSON.stringify(items).length)
    expect(calls).toHaveLength(2)
    expect(Math.max(...calls)).toBeLessThan(2.1 * 1024 * 1024)
    const one = plain(sentence.repeat(50_000))
    expect(cutIntoPieces(one, findCuts(one.blocks), 'none', new Set()).length).toBeGreaterThan(1)
    expect(one.blocks.reduce((sum, { words }) => sum + words, 0)).toBe(550_000)
  })

  it('split a table of 10,000 rows without losing one', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `| row ${at} | ${'x'.repeat(40)} | y |`)
    const file = markdown(`| a | b | c |\n|---|---|---|\n${rows.join('\n')}\n`)
    const kept = file.blocks.flatMap(({ node }) => (node.type === 'table' ? node.content : []))
    expect(kept).toHaveLength(10_001)
    expect(
      file.blocks.every(({ bytes, nodes }) => bytes <= MAX_SCENE.bytes && nodes <= MAX_SCENE.nodes),
    ).toBe(true)
  })

  it('split long code at the ends of its lines, without losing one (R-1007)', () => {
    for (const width of [1, 9, 97, 1000]) {
      const lines = Array.from({ length: Math.ceil(1_200_000 / width) }, (_, at) =>
        String(at).padStart(width, ' ').slice(-width),
      )
      const file = markdown(`One.\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`)
      const parts = file.blocks.flatMap(({ node }) =>
        node.type === 'codeBlock'
          ? [(node.content ?? []).map((part) => (part.type === 'text' ? part.text : '')).join('')]
          : [],
      )
      expect(parts.length).toBeGreaterThan(10)
      expect(parts.join('\n') === lines.join('\n')).toBe(true)
    }
  })

  it('show the first words', () => {
    const file = markdown('# One\n\n---\n\nIt *rained* on\nthe port.')
    const [, scene] = cutIntoPieces(file, findCuts(file.blocks), 'chapters', new Set())
    expect(scene && startOf(file, scene)).toBe('It rained on the port.')
  })
})

describe('lines that read like headings', () => {
  it.each([
    ['Chapter 3', 'chapter'],
    ['CHAPTER THREE', 'chapter'],
    ['Chapitre premier', 'chapter'],
    ['Kapitel XII – Das Meer', 'chapter'],
    ['Глава 2', 'chapter'],
    ['第三章 海', 'chapter'],
    ['Épilogue', 'chapter'],
    ['Part two: The sea', 'part'],
    ['LIVRE II', 'part'],
    ['Chapter three was boring.', null],
    ['Book I read yesterday was long', null],
    ['Parting is sweet', null],
    ['The storm', null],
  ])('%s is %s', (line, kind) => expect(headingKind(line)).toBe(kind))

  it.each(['***', '* * *', '#', '---', '—', '⁂', '\u00a0', '~ ~ ~'])('%s separates scenes', (line) =>
    expect(isSeparatorLine(line)).toBe(true),
  )
  it.each(['No.', '– Yes', '# Title', '1'])('%s separates none', (line) =>
    expect(isSeparatorLine(line)).toBe(false),
  )
})
