import { describe, expect, it } from 'vitest'
import { escapeRtf, macRtf } from '../../../../../tests/support/scrivener/write-rtf.ts'
import { type DocNode, docSchema } from '../../contract/document.ts'
import { convertText } from '../convert-text.ts'
import { styleTable } from '../styles.ts'
import type { ConvertedText, TextContext } from '../text-types.ts'

/** Plain text with `¶` for a paragraph end and `«b» … «/b»` for bold, escaped as Scrivener writes it. */
const convert = (source: string, context?: TextContext): ConvertedText => {
  const body = escapeRtf(source, 'mac')
    .replaceAll("\\'b6", '\\\n')
    .replaceAll('<B>', '\\b ')
    .replaceAll('</B>', '\\b0 ')
  const converted = convertText(new TextEncoder().encode(macRtf(body)), context)
  docSchema.parse(converted.doc)
  return converted
}
const runs = (node: DocNode | undefined): [string, string[]][] =>
  ((node as { content?: DocNode[] } | undefined)?.content ?? []).map((child) =>
    child.type === 'text' ? [child.text, (child.marks ?? []).map((mark) => mark.type)] : [child.type, []],
  )
const ANNOT = '{\\Scrv_annot \\color={\\R=1.0\\G=0.5\\B=0.0} \\text='

describe('inline annotations', () => {
  it('lose their marker and become marks with their colour', () => {
    const { doc, text } = convert(`a ${ANNOT}check\\end_Scrv_annot} b`)
    expect(text).toBe('a check b')
    expect((doc.content[0] as { content: DocNode[] }).content[1]).toEqual({
      type: 'text',
      text: 'check',
      marks: [{ type: 'annotation', attrs: { color: '#ff8000' } }],
    })
  })
  it('span stretches of different look', () => {
    expect(runs(convert(`${ANNOT}a<B>b</B>c\\end_Scrv_annot}d`).doc.content[0])).toEqual([
      ['a', ['annotation']],
      ['b', ['annotation', 'bold']],
      ['c', ['annotation']],
      ['d', []],
    ])
  })
  it('span paragraphs', () => {
    const { doc } = convert(`x${ANNOT}a¶b¶c\\end_Scrv_annot}y`)
    expect(doc.content.map(runs)).toEqual([
      [
        ['x', []],
        ['a', ['annotation']],
      ],
      [['b', ['annotation']]],
      [
        ['c', ['annotation']],
        ['y', []],
      ],
    ])
  })
  it('are found even when formatting cuts the marker', () => {
    expect(runs(convert(`{\\Scrv_an<B>not \\text=a\\end_Sc</B>rv_annot}b`).doc.content[0])).toEqual([
      ['a', ['annotation', 'bold']],
      ['b', []],
    ])
  })
  it('without an end are a damage', () => {
    const { text, damage } = convert(`a ${ANNOT}b`)
    expect([text, damage.map(({ code }) => code)]).toEqual(['a b', ['unclosed_marker']])
  })
})

describe('the other markers', () => {
  it('make inline footnotes', () => {
    expect(runs(convert('a{\\Scrv_fn=note\\end_Scrv_fn}b').doc.content[0])).toEqual([
      ['a', []],
      ['note', ['inlineFootnote']],
      ['b', []],
    ])
  })
  it('of preserved style keep the text only', () =>
    expect(convert('a {\\Scrv_ps=b\\end_Scrv_ps} c').text).toBe('a b c'))
  it('of styles are removed', () => {
    expect(
      convert(
        '<$ScrKeepWithNext><$Scr_H::2><$Scr_Ps::0>Titre<!$Scr_Ps::0><!$Scr_H::2>¶<$Scr_Cs::1>x<!$Scr_Cs::1>',
      ).text,
    ).toBe('Titre\nx')
  })
  it('that are placeholders of the author stay', () => {
    const text = '<$wc100> <$PROJECTTITLE> <$n> {x} <!--'
    expect(convert(text).text).toBe(text)
  })
})

describe('styles', () => {
  const ID = 'ADE11BF5-A327-48A1-BE8F-091BF667D302'
  const style = (part: object): TextContext => ({
    styles: styleTable(
      [ID],
      new Map([[ID, { name: 'S', heading: 0, isQuote: false, isCode: false, ...part }]]),
    ),
  })

  it('make a heading by its own level', () => {
    expect(convert('<$Scr_H::2>Titre<!$Scr_H::2>¶x').doc.content).toMatchObject([
      { type: 'heading', attrs: { level: 2 } },
      { type: 'paragraph' },
    ])
  })
  it('become headings by the definition of the style in the project', () => {
    expect(convert('<$Scr_Ps::0>Titre<!$Scr_Ps::0>¶x', style({ heading: 3 })).doc.content).toMatchObject([
      { type: 'heading', attrs: { level: 3 } },
      { type: 'paragraph' },
    ])
  })
  it('may end at the beginning of the next paragraph', () => {
    expect(convert('<$Scr_H::1>Titre¶<!$Scr_H::1>x').doc.content.map((node) => node.type)).toEqual([
      'heading',
      'paragraph',
    ])
  })
  it('make one quotation of neighbouring paragraphs', () => {
    const { doc } = convert('<$Scr_Ps::0>a¶b<!$Scr_Ps::0>¶c', style({ isQuote: true }))
    expect(doc.content).toMatchObject([{ type: 'blockquote', content: [{}, {}] }, { type: 'paragraph' }])
  })
  it('make code of a character style', () => {
    expect(runs(convert('a <$Scr_Cs::0>b<!$Scr_Cs::0>', style({ isCode: true })).doc.content[0])).toEqual([
      ['a ', []],
      ['b', ['code']],
    ])
  })
})
