import type { DocNode } from '@contract/document.ts'
import { describe, expect, it } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

const nodesOf = (text: string) => readMarkdown(text).blocks.map(({ node }) => node)
const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

describe('Markdown (R-855)', () => {
  it('keeps headings, marks, breaks and links', () => {
    expect(
      nodesOf(
        '## A *b* title\n\n**bold _both_** ~~gone~~ <u>line</u> `code` x<sup>2</sup>  \nnext\nline \\*&amp;\\*\n\n[site](<https://example.org/a>)',
      ),
    ).toEqual([
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [text('A '), text('b', 'italic'), text(' title')],
      },
      paragraph(
        text('bold ', 'bold'),
        text('both', 'bold', 'italic'),
        text(' '),
        text('gone', 'strike'),
        text(' '),
        text('line', 'underline'),
        text(' '),
        text('code', 'code'),
        text(' x'),
        text('2', 'superscript'),
        { type: 'hardBreak' },
        text('next'),
        text(' '),
        text('line *&*'),
      ),
      paragraph({
        ...text('site'),
        marks: [{ type: 'link', attrs: { href: 'https://example.org/a' } }],
      }),
    ])
  })

  it('keeps lists, quotes, code, rules and tables', () => {
    const cell = (type: string, value: string) => ({ type, content: [paragraph(text(value))] })
    const entry = (...content: object[]) => ({ type: 'listItem', content })
    expect(
      nodesOf(
        '3. three\n   - in\n4. four\n\n> quoted\n\n```js x\na\n b\n```\n\n---\n\n| a | b |\n|---|---|\n| c | d |\n',
      ),
    ).toEqual([
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          entry(paragraph(text('three')), { type: 'bulletList', content: [entry(paragraph(text('in')))] }),
          entry(paragraph(text('four'))),
        ],
      },
      { type: 'blockquote', content: [paragraph(text('quoted'))] },
      { type: 'codeBlock', attrs: { language: 'js' }, content: [text('a\n b')] },
      { type: 'horizontalRule' },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'a'), cell('tableHeader', 'b')] },
          { type: 'tableRow', content: [cell('tableCell', 'c'), cell('tableCell', 'd')] },
        ],
      },
    ])
  })

  it('turns a footnote into one on the word before it, and each reference into its own', () => {
    const { blocks, notes } = readMarkdown(
      'A small dinghy[^1] and a *boat*[^1]. [^none]\n\n[^1]: One *kind*\n    of boat.\n',
    )
    expect(notes.map(({ body }) => body)).toEqual(['One kind of boat.', 'One kind of boat.'])
    const [first, second] = notes.map(({ id }) => ({ type: 'footnote', attrs: { id } }))
    expect(blocks.map(({ node }) => node)).toEqual([
      paragraph(
        text('A small '),
        { ...text('dinghy'), marks: [first] },
        text(' and a '),
        { ...text('boat'), marks: [{ type: 'italic' }, second] },
        text('. [^none]'),
      ),
    ])
  })

  it('reads the fields at the top of a file', () => {
    const read = readMarkdown(
      '---\ntitle: "The Harbour"\nauthor: Ines Roy\nlang: fr-CA\ntags:\n  - sea\n---\n\nText.',
    )
    expect(read).toMatchObject({ title: 'The Harbour', author: 'Ines Roy', language: 'fr-CA' })
    expect(read.blocks).toHaveLength(1)
  })

  it('runs nothing: no script, no link to code, no picture from elsewhere, no deep nesting', () => {
    const read = readMarkdown(
      '<script>alert(1)</script>\n\n<div onclick="x()">Safe <b>text</b></div>\n\n[a](javascript:alert(1)) ![map](https://evil.example/x.png)\n\n' +
        `${'> '.repeat(150)}deep`,
    )
    const json = JSON.stringify(read.blocks)
    expect(json).not.toMatch(/script>|onclick|evil|"link"/)
    expect(json).toContain('Safe text')
    expect(json).toContain('[map]')
    expect(read.leftOut.map(({ name, reason }) => [name, reason])).toEqual([['x.png', 'linked']])
    const depthOf = (node: DocNode): number =>
      1 + Math.max(0, ...('content' in node && node.content ? node.content.map(depthOf) : []))
    expect(Math.max(...read.blocks.map(({ node }) => depthOf(node)))).toBeLessThan(40)
    expect(json).toContain('deep')
  })
})
