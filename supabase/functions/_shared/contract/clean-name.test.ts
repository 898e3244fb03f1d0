import { describe, expect, it } from 'vitest'
import { INVISIBLE_NAMES } from './clean-name.cases.ts'
import { cleanName, isVisibleName, stripInvisible } from './clean-name.ts'

describe('cleanName', () => {
  it.each(INVISIBLE_NAMES)('cleans %j', (given, cleaned) => {
    expect(cleanName(given)).toBe(cleaned)
    expect(cleanName(cleaned)).toBe(cleaned)
  })

  it('removes every format character that has no glyph', () => {
    // Signs that enclose the following digits, and hieroglyph and musical controls with a visible glyph.
    const seen = /[\u{600}-\u{605}\u{6DD}\u{70F}\u{890}\u{891}\u{8E2}\u{110BD}\u{110CD}\u{13430}-\u{1343F}]/u
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue
      const character = String.fromCodePoint(code)
      if (/\p{Cf}/u.test(character) && !seen.test(character))
        expect(cleanName(`a${character}b`), code.toString(16)).toBe('ab')
    }
  })
})

describe('stripInvisible', () => {
  it('keeps the spaces around a title that is being typed', () => {
    expect(stripInvisible(' The \u{200B}')).toBe(' The ')
  })
})

describe('isVisibleName', () => {
  it.each(['', ' ', '\u{2800}', '\u{301}', '\u{FE0F}'])('is false for %j', (name) => {
    expect(isVisibleName(name)).toBe(false)
  })
  it.each(['a', '李', '7', '…', '❤️'])('is true for %j', (name) => {
    expect(isVisibleName(name)).toBe(true)
  })
})
