import { describe, expect, it } from 'vitest'
import { isShallowEnough } from '../../contract/document.ts'
import { convertText, type TextLimits } from '../convert-text.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import type { ConvertedText } from '../text-types.ts'

const convert = (rtf: string, limits?: TextLimits): ConvertedText =>
  convertText(
    Uint8Array.from(rtf, (char) => char.charCodeAt(0)),
    {},
    limits,
  )
const codes = (converted: ConvertedText): string[] => converted.damage.map(({ code }) => code)

describe('a damaged text', () => {
  it('cut off in the middle keeps what there is', () => {
    const cut = convert("{\\rtf1\\ansi {\\b one} two \\'e")
    expect([cut.outcome, cut.text, codes(cut)]).toEqual(['damaged', 'one two ', ['unclosed_groups']])
  })
  it('with more behind its end leaves that out', () => {
    expect([convert('{\\rtf1 a} b').text, codes(convert('{\\rtf1 a} b'))]).toEqual(['a', ['stray_closing']])
    expect(codes(convert('{\\rtf1 a}\r\n\u0000 '))).toEqual([])
  })
  it('that is plain text is read as such', () => {
    const plain = convert('Once\r\nupon')
    expect([plain.outcome, plain.text, codes(plain)]).toEqual(['damaged', 'Once\nupon', ['not_rtf']])
  })
  it('that is something else is kept as a file', () => {
    expect(convert('\u0000\u0001\u0002binary')).toMatchObject({ outcome: 'kept_raw', text: '' })
  })
  it('larger than the limit is kept as a file', () => {
    const limits = { ...DEFAULT_LIMITS, textBytes: 10 }
    expect(convert('{\\rtf1 aaaaaaaa}', limits)).toMatchObject({
      outcome: 'kept_raw',
      damage: [{ code: 'too_large' }],
    })
  })
  it('longer than the limit is kept as a file', () => {
    const limits = { ...DEFAULT_LIMITS, textLength: 10 }
    expect(convert('{\\rtf1 aaaaaaaaaaaaaaaaaaaa}', limits)).toMatchObject({
      outcome: 'kept_raw',
      damage: [{ code: 'too_much_text' }],
    })
  })
  it('whose head swallows it does not lose the text', () => {
    expect(convert('{\\rtf1\\fonttbl\\f0 A;text}').text).toContain('text')
    expect(convert('{\\rtf1 a\\info b\\*\\x c}').text).toBe('a b c'.replaceAll(' ', ''))
  })
  it.each([
    '{',
    '{\\rtf1',
    '{\\rtf1\\',
    "{\\rtf1\\'",
    '{\\rtf1\\bin99999999999 x}',
    '{\\rtf1\\u}',
    '{\\rtf1\\cell\\row\\cell}',
    '{\\rtf1{\\pict}}',
    '{\\rtf1{\\field}}',
    '}{\\rtf1',
  ])('never throws: %j', (rtf) => expect(() => convert(rtf)).not.toThrow())
})

// An algorithm slower than linear exceeds the test's time limit.
describe('a hostile text', () => {
  it('of a million nested groups keeps its text, in bounded time and depth', () => {
    const converted = convert(`{\\rtf1 a${'{\\b '.repeat(1_000_000)}b${'}'.repeat(1_000_000)}c}`)
    expect(converted.text).toBe('abc')
    expect(codes(converted)).toEqual(['nesting_too_deep'])
  })
  it('of a million open groups is a clean damage', () => {
    const converted = convert(`{\\rtf1 a${'{'.repeat(1_000_000)}b`)
    expect(codes(converted).sort()).toEqual(['nesting_too_deep', 'unclosed_groups'])
  })
  it.each([
    ['nested fields', '{\\field{\\*\\fldinst{HYPERLINK "https://a.b"}}{\\fldrslt x', 20_000],
    ['nested tables', '\\trowd\\cellx9\\intbl\\itap9 a\\cell\\row', 20_000],
    [
      'rows of unequal width',
      '\\trowd\\cellx9\\cellx99\\intbl a\\cell b\\cell\\row\\trowd\\intbl c\\cell\\row',
      10_000,
    ],
    ['list levels', '\\pard\\ls1\\ilvl8 a\\par\\ilvl0 b\\par', 20_000],
    ['annotations without end', '\\{\\\\Scrv_annot \\\\color=\\{\\\\R=1', 20_000],
    ['changes of look', '\\b a\\b0 b', 100_000],
    ['changes of code page', "\\f1\\'83\\f0\\'e9", 50_000],
    ['cells in one row', '\\intbl a\\cell', 50_000],
    ['ignorable groups', '{\\*\\x{\\*\\y}}', 100_000],
  ])('of many %s ends soon and stays shallow', (_, part, count) => {
    const head = '{\\rtf1{\\fonttbl\\f0\\fcharset0 A;\\f1\\fcharset128 B;}'
    const converted = convert(`${head}${part.repeat(count)}}`)
    expect(isShallowEnough(converted.doc)).toBe(true)
  })
  it('of more pieces than a document can hold is kept as a file', () => {
    const converted = convert(`{\\rtf1 ${'\\b a\\b0 b'.repeat(1_000_000)}}`)
    expect(converted.outcome).toBe('kept_raw')
  })
})
