import { describe, expect, it } from 'vitest'
import { macRtf } from '../../../../../tests/support/scrivener/write-rtf.ts'
import { type DocMark, type DocNode, docSchema } from '../../contract/document.ts'
import { convertText } from '../convert-text.ts'
import type { TextContext } from '../text-types.ts'

const bytes = (rtf: string): Uint8Array => new TextEncoder().encode(rtf)
const blocks = (body: string, context?: TextContext): DocNode[] => {
  const { doc } = convertText(bytes(macRtf(body)), context)
  return docSchema.parse(doc).content
}
const inline = (body: string, context?: TextContext): DocNode[] =>
  (blocks(body, context)[0] as { content: DocNode[] }).content
const marked = (body: string, context?: TextContext): [string, DocMark[]][] =>
  inline(body, context).map((node) =>
    node.type === 'text' ? [node.text, node.marks ?? []] : [node.type, []],
  )
const names = (body: string): [string, string[]][] =>
  marked(body).map(([text, marks]) => [text, marks.map((mark) => mark.type)])

describe('the look of text', () => {
  it('is struck by a double line as by a single one, and \\striked0 ends it', () => {
    expect(names('a {\\striked b}\\striked1 c\\striked0 d')).toEqual([
      ['a ', []],
      ['bc', ['strike']],
      ['d', []],
    ])
  })

  it('is kept as marks', () => {
    expect(names('a {\\b b}{\\i c}{\\ul d}{\\strike e}{\\super f}{\\sub g}{\\b\\i h}')).toEqual([
      ['a ', []],
      ['b', ['bold']],
      ['c', ['italic']],
      ['d', ['underline']],
      ['e', ['strike']],
      ['f', ['superscript']],
      ['g', ['subscript']],
      ['h', ['bold', 'italic']],
    ])
  })
  it('is switched on and off by number', () => {
    expect(names('\\b1 a\\b0 b\\i\\b c\\plain d')).toEqual([
      ['a', ['bold']],
      ['b', []],
      ['c', ['bold', 'italic']],
      ['d', []],
    ])
  })
  it.each(['ul', 'uldb', 'ulw', 'uldash', 'ulwave', 'ulth'])('counts \\%s as underlined', (word) => {
    expect(names(`{\\${word} a}b`)).toEqual([
      ['a', ['underline']],
      ['b', []],
    ])
  })
  it('does not take an underline colour for an underline', () =>
    expect(names('\\ulc0\\strikec0 a')).toEqual([['a', []]]))
  it('ends with \\ulnone and \\nosupersub', () => {
    expect(names('\\ul\\super a\\ulnone\\nosupersub b')).toEqual([
      ['a', ['underline', 'superscript']],
      ['b', []],
    ])
  })
  it('keeps a highlight with its colour, but not white or none', () => {
    expect(marked('{\\cb2 a}{\\highlight2 b}{\\cb1 c}{\\cb0 d}')).toEqual([
      ['ab', [{ type: 'highlight', attrs: { color: '#fff078' } }]],
      ['cd', []],
    ])
  })
  it('does not cut text where nothing changes', () =>
    expect(inline('a\\b0\\i0 b{c}\\f0\\fs24 d')).toHaveLength(1))
})

describe('paragraphs', () => {
  it('keep their alignment', () => {
    const aligned = blocks('\\qc a\\\n\\pard\\qr b\\\n\\pard\\qj c\\\n\\pard d')
    expect(aligned.map((block) => ('attrs' in block ? block.attrs : undefined))).toEqual([
      { textAlign: 'center' },
      { textAlign: 'right' },
      { textAlign: 'justify' },
      undefined,
    ])
  })
  it('break inside at \\line and U+2028', () => {
    expect(inline('a\\line b\\uc0\\u8232 c').map((node) => node.type)).toEqual([
      'text',
      'hardBreak',
      'text',
      'hardBreak',
      'text',
    ])
  })
  it('end at backslash and return and newline once', () => expect(blocks('a\\\r\nb')).toHaveLength(2))
  it('are cut by a page break, shown as a rule', () => {
    expect(blocks('a\\page b').map((block) => block.type)).toEqual([
      'paragraph',
      'horizontalRule',
      'paragraph',
    ])
  })
  it('are one empty one in an empty text', () => {
    expect(blocks('')).toEqual([{ type: 'paragraph' }])
    expect(convertText(new Uint8Array(0))).toMatchObject({ outcome: 'converted', text: '', wordCount: 0 })
  })
  it('become headings by outline level or style sheet', () => {
    expect(blocks('\\outlinelevel1 a\\\n\\pard b')[0]).toMatchObject({ type: 'heading', attrs: { level: 2 } })
    const styled =
      '{\\rtf1{\\stylesheet{\\s0 Normal;}{\\s3\\b heading 3;}{\\s9\\outlinelevel0 Chapter;}}\\pard\\s3 a\\par\\pard\\s9 b\\par\\pard\\s0 c}'
    expect(
      convertText(bytes(styled)).doc.content.map((block) => ('attrs' in block ? block.attrs : null)),
    ).toEqual([{ level: 3 }, { level: 1 }, null])
  })
})

describe('fields', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const field = (address: string, text: string): string =>
    `{\\field{\\*\\fldinst{HYPERLINK "${address}"}}{\\fldrslt ${text}}}`

  it('to the web become links', () => {
    expect(marked(`a ${field('https://example.org/?a=1&b=2', '\\ul b')} c`)).toEqual([
      ['a ', []],
      ['b', [{ type: 'link', attrs: { href: 'https://example.org/?a=1&b=2' } }, { type: 'underline' }]],
      [' c', []],
    ])
  })
  it.each(['mailto:jo@example.org', 'tel:+33123456789'])('to %s become links', (address) => {
    expect(marked(field(address, 'x'))).toEqual([['x', [{ type: 'link', attrs: { href: address } }]]])
  })
  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'ftp://example.org/a'])(
    'to %s keep their text only',
    (address) => {
      expect(marked(field(address, 'x'))).toEqual([['x', []]])
    },
  )
  it('to another document become item links, in any letter case', () => {
    const context: TextContext = { resolveItem: (source) => (source === 'ABC-1' ? id : null) }
    expect(marked(field('scrivlnk://abc-1', 'x'), context)).toEqual([
      ['x', [{ type: 'itemLink', attrs: { itemId: id } }]],
    ])
    expect(marked(field('scrivlnk://other', 'x'), context)).toEqual([['x', []]])
    expect(convertText(bytes(macRtf(field('scrivlnk://abc-1', 'x')))).itemLinks).toEqual(['ABC-1'])
  })
  it('of comments and footnotes become anchors', () => {
    const context: TextContext = {
      resolveComment: (source) => ({ id, kind: source === 'F' ? 'footnote' : 'comment' }),
    }
    expect(marked(`${field('scrivcmt://C', 'x')}${field('scrivcmt://F', 'y')}`, context)).toEqual([
      ['x', [{ type: 'comment', attrs: { id } }]],
      ['y', [{ type: 'footnote', attrs: { id } }]],
    ])
  })
  it('keep the look of their text, and their text when the instruction is unknown', () => {
    expect(names('{\\field{\\*\\fldinst PAGE}{\\fldrslt \\b 7}}')).toEqual([['7', ['bold']]])
    expect(marked('{\\field{\\*\\fldinst{HYPERLINK "https://a.b"}}{\\fldrslt {a}\\par b}}')).toHaveLength(1)
  })
  it('of 1.0 are anchored by place', () => {
    const context: TextContext = {
      ranges: [{ start: 7, length: 3, sourceId: 'C' }],
      resolveComment: () => ({ id, kind: 'comment' }),
    }
    const second = blocks('one\\\ntwo three', context)[1] as { content: DocNode[] }
    expect(second.content).toEqual([
      { type: 'text', text: 'two' },
      { type: 'text', text: ' th', marks: [{ type: 'comment', attrs: { id } }] },
      { type: 'text', text: 'ree' },
    ])
  })
})

describe('footnotes and the other groups', () => {
  it('set a footnote as text in the flow', () => {
    expect(names('a{\\super\\chftn{\\footnote \\pard\\plain \\chftn note\\par more}}b')).toEqual([
      ['a', []],
      ['note', ['inlineFootnote']],
      ['hardBreak', []],
      ['more', ['inlineFootnote']],
      ['b', []],
    ])
  })
  it('pass over what is not text', () => {
    expect(
      names(
        '{\\info{\\title T}}{\\header h}a{\\*\\unknown x{y}}{\\xe i}{\\*\\bkmkstart b}{\\object{\\*\\objdata 00}{\\result r}}',
      ),
    ).toEqual([['ar', []]])
  })
  it('prefer the Unicode side of alternatives', () => {
    expect(names('{\\upr{ansi}{\\*\\ud{\\uc0\\u1078 }}}')).toEqual([['ж', []]])
  })
})
