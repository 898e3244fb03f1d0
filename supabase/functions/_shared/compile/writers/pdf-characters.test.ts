import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import {
  itemId,
  note,
  paragraph,
  sampleSource,
  text,
} from '../../../../../tests/support/compile/sample-book.ts'
import { compileBook } from '../compile-book.ts'
import { PRESETS } from '../presets.ts'
import { missingCharacter, pdfRefusal } from './pdf-characters.ts'

const refusal = (value: string) =>
  pdfRefusal(
    compileBook(
      sampleSource([{ title: 'One', type: 'chapter', blocks: [paragraph(value)] }]),
      PRESETS.reading,
    ),
  )

describe('a PDF is refused (R-725)', () => {
  it.each([
    ['She said שלום twice.', 'right-to-left', 'ש'],
    ['قال نعم', 'right-to-left', 'ق'],
    ['東京の夜', 'characters', '東'],
    ['ไทย', 'characters', 'ไ'],
    ['A 🚢 sails', 'characters', '🚢'],
  ] as const)('for %s, because of %s', (value, reason, character) => {
    expect(refusal(value)).toEqual({ reason, character })
  })

  it('for a character of a footnote', () => {
    const source = sampleSource([
      {
        title: 'One',
        type: 'chapter',
        comments: [note(1, 'footnote', '東京')],
        blocks: [paragraph(text('Tokyo', { type: 'footnote', attrs: { id: itemId(901) } }))],
      },
    ])
    expect(pdfRefusal(compileBook(source, PRESETS.reading))).toEqual({
      reason: 'characters',
      character: '東',
    })
  })

  it('not for the letters of Europe, nor for the spaces and dashes of typography', () => {
    expect(
      refusal('« Où\u202f?\u00a0» — “Łódź”, „ja“ … Ψυχή Москва 5\u2009€ semi\u2011fixe\tx\u200b'),
    ).toBeNull()
  })
})

it('no character is written that a font of the PDF lacks', () => {
  const require = createRequire(import.meta.url)
  const { openSync } = createRequire(require.resolve('pdfmake'))('fontkit') as {
    openSync: (path: string) => { characterSet: number[] }
  }
  for (const name of ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']) {
    const file = require.resolve(`@expo-google-fonts/literata/${name}/Literata_${name}.ttf`)
    const known = new Set(openSync(file).characterSet)
    const missing: string[] = []
    for (let code = 0x20; code < 0x10000; code++) {
      if (code >= 0xd800 && code <= 0xf8ff) continue
      const character = String.fromCodePoint(code)
      if (missingCharacter(character) === undefined && !known.has(code) && !isReplaced(code))
        missing.push(code.toString(16))
    }
    expect(missing).toEqual([])
  }
})

/** Characters that become others before they are written. */
const isReplaced = (code: number) => {
  const character = String.fromCodePoint(code)
  return (
    /[\u007f\u2000-\u2006\u2011\u202f\u205f\u2060\u3000\ufeff\ufffe\uffff\n]/.test(character) ||
    character.normalize('NFC') !== character
  )
}
