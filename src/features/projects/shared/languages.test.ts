import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { languageName, languagesOf, languageTagOf, OFFERED_LANGUAGES } from './languages.ts'

const english = createIntl({ locale: 'en', messages: {} })
const french = createIntl({ locale: 'fr', messages: {} })

describe('languages of a project (R-820)', () => {
  it('have a name of their own in both languages', () => {
    for (const intl of [english, french])
      expect(new Set(OFFERED_LANGUAGES.map((tag) => languageName(intl, tag))).size).toBe(
        OFFERED_LANGUAGES.length,
      )
    expect(languageName(french, 'de-CH')).not.toBe('de-CH')
  })

  it.each([
    ['French', 'fr'],
    [' brazilian portuguese ', 'pt-BR'],
    ['pt-ao', 'pt-AO'],
    ['ZH-HANT-tw', 'zh-Hant-TW'],
    ['Klingonese?', 'Klingonese?'],
    ['fr, de', 'fr_de'],
  ])('are read from the text %j as %j', (text, tag) => {
    expect(languageTagOf(english, text)).toBe(tag)
  })

  it('are read from the form and from the history', () => {
    expect(languagesOf('fr,de-CH')).toEqual(['fr', 'de-CH'])
    expect(languagesOf('["fr", "de-CH"]')).toEqual(['fr', 'de-CH'])
    expect(languagesOf('[]')).toEqual([])
  })
})
