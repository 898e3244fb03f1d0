import { describe, expect, it } from 'vitest'
import { type FieldOption, filterOptions, matchRange, withFreeValue } from './option-match.ts'

const options: FieldOption[] = [
  { value: 'es', label: 'Español', note: 'Málaga' },
  { value: 'et', label: 'Eesti' },
  { value: 'fr', label: 'Français', disabled: true },
]

describe('matchRange (R-465)', () => {
  it('ignores case and accents, composed or not', () => {
    expect(matchRange('Français', 'ÇAI')).toEqual([4, 7])
    expect(matchRange('Franc\u0327ais', 'cais')).toEqual([4, 9])
    expect(matchRange('Français', 'german')).toBeNull()
  })

  it('finds nothing for a blank query', () => {
    expect(matchRange('Français', '  ')).toBeNull()
  })
})

describe('filterOptions (R-465)', () => {
  it('searches labels and notes without regard to accents, and keeps all options without a query', () => {
    expect(filterOptions(options, 'espanol').map(({ value }) => value)).toEqual(['es'])
    expect(filterOptions(options, 'malag').map(({ value }) => value)).toEqual(['es'])
    expect(filterOptions(options, ' ')).toHaveLength(3)
  })
})

describe('withFreeValue (R-467)', () => {
  it('adds a trimmed value once, without regard to case and accents', () => {
    expect(withFreeValue(['Noël'], '  Hiver ', [])).toEqual(['Noël', 'Hiver'])
    expect(withFreeValue(['Noël'], 'NOEL', [])).toEqual(['Noël'])
    expect(withFreeValue(['Noël'], '   ', [])).toEqual(['Noël'])
  })

  it('chooses the option that has the typed label, unless it is disabled', () => {
    expect(withFreeValue([], 'espanol', options)).toEqual(['es'])
    expect(withFreeValue([], 'francais', options)).toEqual(['francais'])
  })
})
