import { describe, expect, it } from 'vitest'
import {
  macRtf,
  type RtfDialect,
  windowsRtf,
  writeRtf,
} from '../../../../../tests/support/scrivener/write-rtf.ts'
import { convertText } from '../convert-text.ts'

const textOf = (rtf: string | Uint8Array): string =>
  convertText(typeof rtf === 'string' ? Uint8Array.from(rtf, (char) => char.charCodeAt(0)) : rtf).text
const font = (charset: number, body: string): string =>
  textOf(macRtf(body, `\\f0\\fnil\\fcharset${charset} F;`))

const TEXTS: [string, string][] = [
  ['French', 'L’œuvre coûte 5 € — « déjà » ; ça… naïve, Ÿ, Š'],
  ['Vietnamese and Polish', 'Tiếng Việt, zażółć gęślą jaźń'],
  ['Russian and Greek', 'Война и мир, Ἰλιάς'],
  ['Chinese and Japanese', '正文第一章。吾輩は猫である'],
  ['Korean and Thai', '첫 번째 장, บทที่หนึ่ง'],
  ['Arabic', 'كان يا ما كان، في قديم الزمان'],
  ['Hebrew with points', 'בְּרֵאשִׁית בָּרָא'],
  ['emoji of several parts', 'fin 👩‍👩‍👧‍👦 🇫🇷 👍🏽'],
  ['signs RTF uses itself', 'a\\b {c} \\par \\u8217?'],
  ['a tab', 'a\tb'],
]

describe.each(['mac', 'windows'] as RtfDialect[])('text written on %s', (dialect) => {
  it.each(TEXTS)('gives %s back sign by sign', (_, text) => {
    const { text: got, outcome } = convertText(new TextEncoder().encode(writeRtf([text, 'Fin.'], dialect)))
    expect(got).toBe(`${text}\nFin.`)
    expect(outcome).toBe('converted')
  })
  it('keeps empty lines between paragraphs', () => {
    expect(textOf(writeRtf(['a', '', '', 'b'], dialect))).toBe('a\n\n\nb')
  })
})

describe('fallback characters', () => {
  it('are counted by \\uc, a group at a time', () => {
    expect(textOf("{\\rtf1\\uc1 a\\u8217\\'92{\\uc2\\u20320\\'c4\\'e3}\\u8217\\'92b{\\uc0\\u8226 c}}")).toBe(
      'a’你’b•c',
    )
  })
  it('may be plain letters, of which only so many are left out', () => {
    expect(textOf('{\\rtf1\\uc1\\u233?eau\\uc3\\u8364EURx}')).toBe('éeau€x')
  })
  it('may be escaped signs', () => expect(textOf('{\\rtf1\\uc1\\u8209\\-x\\u10100\\{y}')).toBe('‑x❴y'))
  it('end with their group', () => expect(textOf('{\\rtf1 {\\u8217}ab}')).toBe('’ab'))
  it('do not swallow a paragraph end', () => expect(textOf('{\\rtf1\\uc1 a\\u8217\\par b}')).toBe('a’\nb'))
  it('belong to numbers above 32767, signed or not', () => {
    expect(textOf('{\\rtf1\\uc1\\u-10179?\\u-8704?\\u55357?\\u56832?}')).toBe('😀😀')
  })
})

describe('the code page', () => {
  it.each([
    [0, "\\'80\\'93\\'e9", '€“é'],
    [77, "\\'8e\\'d2\\'ca\\'a5", 'é“\u00a0•'],
    [128, "\\'83\\'65\\'83X\\'83g", 'テスト'],
    [129, "\\'c7\\'d1", '한'],
    [134, "\\'c4\\'e3\\'ba\\'c3", '你好'],
    [136, "\\'a7\\'41\\'a6n", '你好'],
    [161, "\\'c1\\'e1", 'Αα'],
    [177, "\\'f9\\'ec\\'e5\\'ed", 'שלום'],
    [178, "\\'d3\\'e1\\'c7\\'e3", 'سلام'],
    [186, "\\'e0", 'ą'],
    [204, "\\'cc\\'e8\\'f0", 'Мир'],
    [222, "\\'a1", 'ก'],
    [238, "\\'b9\\'e6", 'ąć'],
    [254, "\\'82", 'é'],
  ])('of font charset %i reads %s', (charset, body, text) => expect(font(charset, body)).toBe(text))

  it('is the document’s own where the font has none', () => {
    expect(textOf("{\\rtf1\\ansi\\ansicpg1251{\\fonttbl\\f0 A;}\\f0\\'cc}")).toBe('М')
    expect(textOf("{\\rtf1\\mac\\'8e}")).toBe('é')
    expect(textOf("{\\rtf1\\pc\\'82}")).toBe('é')
  })
  it('changes with the font and comes back with its group', () => {
    const fonts = '{\\fonttbl\\f0\\fcharset0 A;\\f1\\fcharset134 B;\\f2\\fcharset204 C;}'
    expect(textOf(`{\\rtf1\\ansi${fonts}\\f0 \\'e9{\\f1 \\'c4\\'e3}\\'e9\\f2 \\'cc}`)).toBe('é你éМ')
  })
  it('knows a second byte that is a letter, a backslash or a brace', () => {
    expect(font(128, "\\'83\\\\\\'83A\\'83\\{")).toBe('ソアボ')
  })
  it('of raw bytes is the same', () => expect(textOf('{\\rtf1\\ansi\\ansicpg1252 \u0080\u00e9}')).toBe('€é'))
  it('may be UTF-8', () => {
    expect(textOf(new TextEncoder().encode('{\\rtf1\\ansi\\ansicpg65001 é你}'))).toBe('é你')
  })
  it('that are unknown are reported as damaged, and read as Latin', () => {
    const { text, damage } = convertText(new TextEncoder().encode("{\\rtf1\\ansi\\ansicpg9999 \\'e9}"))
    expect([text, damage.map(({ code }) => code)]).toEqual(['é', ['unknown_code_page']])
  })
})

describe('control words and symbols for characters', () => {
  it('give the characters', () => {
    expect(
      textOf(
        '{\\rtf1 a\\~b\\_c\\-d\\emdash e\\endash f\\lquote g\\rquote h\\ldblquote i\\rdblquote j\\bullet k\\tab l}',
      ),
    ).toBe('a\u00a0b‑c\u00add—e–f‘g’h“i”j•k\tl')
  })
  it('keep right-to-left text in the order it is read', () => {
    const rtf = windowsRtf(['\\rtlpar\\qr\\rtlch \\u1513?\\u1500?\\u1493?\\u1501?\\ltrmark  abc'])
    expect(textOf(rtf)).toBe('שלום\u200e abc')
  })
  it('keep letters as they were typed under \\caps and \\v', () => {
    expect(textOf('{\\rtf1 {\\caps Abc}{\\scaps d}{\\v hidden}}')).toBe('Abcdhidden')
  })
  it('leave out control characters, NUL and halves of characters', () => {
    expect(textOf('{\\rtf1 a\u0000\u0001b\\u7 ?\\u55357?c\\u56832?d\\u65535?e}')).toBe('abcde')
  })
  it('join halves of a character cut by formatting', () => {
    expect(textOf('{\\rtf1\\uc0\\u55357 \\b\\u56832 x}')).toBe('😀x')
  })
})
