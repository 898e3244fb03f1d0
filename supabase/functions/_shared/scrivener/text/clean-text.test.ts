import { describe, expect, it } from 'vitest'
import { readSynopsis } from '../synopsis.ts'
import { cleanLine, cleanText, cleanVisibleLine, cutText } from './clean-text.ts'

describe('clean text', () => {
  it('has no NUL, no controls and no halves of characters', () => {
    expect(cleanText('a\u0000b\u001bc\ud800d\udc00e\u009ff\ufffeg😀')).toBe('abcdefg😀')
  })
  it('has one kind of line end', () =>
    expect(cleanText('a\r\nb\rc\u2028d\u0085e\u000bf')).toBe('a\nb\nc\nd\ne\nf'))
  it('of a line has no tabs or line ends', () => expect(cleanLine(' a\tb\n\nc ', 100)).toBe('a b c'))
  it('of a line has no invisible characters, also at a cut', () => {
    expect(cleanLine('Ada\u200b \u202eniwL', 100)).toBe('Ada niwL')
    expect(cleanLine('one two', 4)).toBe('one')
  })
  it('is a dash where nothing of a label is visible', () =>
    expect(['\u200b', ' ', 'Idea'].map((name) => cleanVisibleLine(name, 100))).toEqual(['–', '', 'Idea']))
  it('is never cut inside a character', () => expect(cutText('a😀b', 2)).toBe('a'))
})

describe('a synopsis', () => {
  it('is UTF-8 with any line end', () =>
    expect(readSynopsis(new TextEncoder().encode('é\rb\r\n'))).toBe('é\nb'))
  it('is Latin where it is no UTF-8', () =>
    expect(readSynopsis(Uint8Array.of(0x93, 0xe9, 0x94, 0x80))).toBe('“é”€'))
  it('may begin with a byte order mark', () => {
    expect(readSynopsis(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('a')
    expect(readSynopsis(Uint8Array.of(0xff, 0xfe, 0xe9, 0x00))).toBe('é')
  })
})
