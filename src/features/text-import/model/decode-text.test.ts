import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Été à l’hôtel: naïve, œuvre.\nSecond line.\n'
const utf16 = (text: string, isLittle: boolean, mark: boolean) => {
  const bytes = new Uint8Array((text.length + (mark ? 1 : 0)) * 2)
  const view = new DataView(bytes.buffer)
  ;[...(mark ? '\ufeff' : ''), ...text.split('')].forEach((unit, at) => {
    view.setUint16(at * 2, unit.charCodeAt(0), isLittle)
  })
  return bytes
}

describe('the encoding of a text file (R-855)', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
    ['UTF-16 with a byte order mark', utf16(TEXT, true, true)],
    ['UTF-16 in the other order', utf16(TEXT, false, true)],
    ['UTF-16 without a mark', utf16(TEXT, true, false)],
    ['Hebrew as UTF-16 without a mark', utf16('שלום לך עולם. זה ספר קטן על ים גדול.', true, false)],
  ])('is found: %s', (name, bytes) => {
    const expected = name.startsWith('Hebrew') ? 'שלום לך עולם. זה ספר קטן על ים גדול.' : TEXT
    expect(decodeText(bytes)).toEqual({ text: expected, isGuessed: false })
  })

  it('is Windows-1252 when the bytes are not Unicode, and the result says that it is a guess', () => {
    const bytes = Uint8Array.from([0xc9, 0x74, 0xe9, 0x92, 0x20, 0x80])
    expect(decodeText(bytes)).toEqual({ text: 'Été’ €', isGuessed: true })
  })

  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a file of spaces', new TextEncoder().encode(' \n\t\n'), 'no_text'],
    ['a zip', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), 'not_text'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7\nobj'), 'not_text'],
    ['a rich text', new TextEncoder().encode('{\\rtf1\\ansi Hello}'), 'not_text'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 4, 5]), 'not_text'],
    ['random bytes', Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919 + 13) % 251), 'not_text'],
  ])('refuses %s', (_name, bytes, code) => {
    expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ code }))
  })
})
