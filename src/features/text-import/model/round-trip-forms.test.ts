import { compileBook } from '@compile/compile-book.ts'
import { presetChoices } from '@compile/presets.ts'
import { writeDocx } from '@compile/writers/write-docx.ts'
import { writeMarkdown } from '@compile/writers/write-markdown.ts'
import type { DocNode } from '@contract/document.ts'
import { describe, expect, it } from 'vitest'
import { paragraph, sampleSource, text } from '../../../../tests/support/compile/sample-book.ts'
import { headingKind } from './cut-lines.ts'
import { cutIntoPieces, likelyMode } from './cut-text.ts'
import { findCuts } from './find-cuts.ts'
import { readFile } from './read-file.ts'

const cell = (isHeader: boolean, ...content: DocNode[]): DocNode => ({
  type: isHeader ? 'tableHeader' : 'tableCell',
  content,
})
const row = (...content: DocNode[]): DocNode => ({ type: 'tableRow', content })
const head = (value: string) => cell(true, paragraph(value))
const plain = (value: string) => cell(false, paragraph(value))
const table = (...content: DocNode[]): DocNode => ({ type: 'table', content })
const code = (value: string, language?: string): DocNode => ({
  type: 'codeBlock',
  ...(language && { attrs: { language } }),
  ...(value !== '' && { content: [text(value)] }),
})
const RULE: DocNode = { type: 'horizontalRule' }

async function readBack(format: 'docx' | 'md', scene: DocNode[]) {
  const book = compileBook(
    sampleSource([
      { title: 'One', type: 'chapter' },
      { title: 'A', parent: 0, blocks: [paragraph('First scene.')] },
      { title: 'B', parent: 0, blocks: [paragraph('Start.'), ...scene, paragraph('End.')] },
      { title: 'Two', type: 'chapter' },
      { title: 'C', parent: 3, blocks: [paragraph('Last scene.')] },
    ]),
    presetChoices('reading', 'en'),
  )
  const bytes =
    format === 'md'
      ? (await writeMarkdown(book, new Map(), () => undefined)).bytes
      : await writeDocx(book, new Map(), () => undefined)
  const file = await readFile(`book.${format}`, bytes)
  const words = (node: DocNode) => JSON.stringify(node)
  const nodes = file.blocks.map(({ node }) => node)
  const from = nodes.findIndex((node) => words(node).includes('Start.'))
  const to = nodes.findIndex((node) => words(node).includes('End.'))
  const cuts = findCuts(file.blocks)
  const pieces = cutIntoPieces(file, cuts, likelyMode(cuts, headingKind), new Set())
  // Word has an empty paragraph after each table.
  const isEmpty = (node: DocNode) => node.type === 'paragraph' && !node.content
  return {
    scene: nodes.slice(from + 1, to).filter((node) => !isEmpty(node)),
    kinds: pieces.map(({ kind }) => kind),
  }
}

describe.each(['docx', 'md'] as const)(
  'header cells, code and rules of an exported %s (R-1008)',
  (format) => {
    const kept = async (...scene: DocNode[]) => {
      const read = await readBack(format, scene)
      expect(read.scene).toEqual(scene)
      expect(read.kinds).toEqual(['chapter', 'scene', 'scene', 'chapter', 'scene'])
    }

    it('are read back as they were', async () => {
      await kept(
        table(row(head('Name'), head('Tide | moon')), row(plain('Ebb'), plain('low'))),
        code('if (a < b) {\n\n  "c" | `d`\n\te\n}\n```'),
        RULE,
        paragraph('Type ', text('npm | x', 'code'), ' or ', text('bold', 'bold', 'code'), '.'),
      )
    })

    it('are the same in a table without a header row', async () => {
      await kept(table(row(plain('Ebb'), plain('low')), row(plain('Flood'), plain('high'))))
      await kept(table(row(plain('One column'))))
    })

    it('are the same where all rows are header rows of Word, one of Markdown', async () => {
      if (format === 'docx') await kept(table(row(head('a')), row(head('b'))))
      else await kept(table(row(head('a'))))
    })

    it('keep words of code and links of code in a cell', async () => {
      const link: DocNode = text('x|y', 'code', {
        type: 'link',
        attrs: { href: 'https://example.org/?a=1' },
      })
      const read = await readBack(format, [
        table(
          row(head('a'), head('b')),
          row(cell(false, paragraph(text('c|d', 'code'))), cell(false, paragraph(link))),
        ),
      ])
      const [found] = read.scene
      const texts = [...JSON.stringify(found).matchAll(/"text":"([^"]*)","marks":\[([^\]]*)\]/g)]
      expect(
        texts.map(([, words, marks = '']) => [
          words,
          [...marks.matchAll(/"type":"(\w+)"/g)].map(([, one]) => one).sort(),
        ]),
      ).toEqual([
        ['c|d', ['code']],
        ['x|y', ['code', 'link']],
      ])
    })
  },
)

describe('header cells, code and rules of an exported Word document (R-1008)', () => {
  it('are header cells in a column, and code in a cell and in a list', async () => {
    const scene = [
      table(row(head('Ebb'), plain('low')), row(head('Flood'), cell(false, code('a\n b')))),
      code('x'),
    ]
    expect((await readBack('docx', scene)).scene).toEqual(scene)
  })

  it('has no block of code without words', async () => {
    expect((await readBack('docx', [code('')])).scene).toEqual([])
  })
})

describe('header cells, code and rules of exported Markdown (R-1008)', () => {
  it('have the language of code, and neighbouring blocks', async () => {
    const scene = [code('let a', 'js'), code('b'), code('')]
    expect((await readBack('md', scene)).scene).toEqual(scene)
    // A language that would end the line is left out.
    expect((await readBack('md', [code('a', 'x\n```\n# no')])).scene).toEqual([code('a')])
  })

  it('have code in a cell as code of each line', async () => {
    const read = await readBack('md', [table(row(head('a')), row(cell(false, code('b | c\n  d'))))])
    expect(read.scene).toEqual([
      table(
        row(head('a')),
        row(cell(false, paragraph(text('b | c', 'code'), { type: 'hardBreak' }, text('  d', 'code')))),
      ),
    ])
  })
})

describe('rules of a text (R-1008)', () => {
  const kinds = async (source: string) => {
    const file = await readFile('book.md', new TextEncoder().encode(source))
    return findCuts(file.blocks).list.map(({ reason, at }) => `${reason} ${at}`)
  }

  it('separate scenes unless lines of characters do', async () => {
    expect(await kinds('# One\n\na\n\n---\n\nb\n\n***\n\nc')).toEqual([
      'heading 0',
      'separator 2',
      'separator 4',
    ])
    expect(await kinds('# One\n\na\n\n\\* \\* \\*\n\nb\n\n---\n\nc')).toEqual(['heading 0', 'separator 2'])
    expect(await kinds('# One\n\na\n\n---\n\nb\n\n---\n\nc\n\n§\n\nd')).toHaveLength(4)
  })
})
