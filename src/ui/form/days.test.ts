import { describe, expect, it, vi } from 'vitest'
import { dayLocale, dayPattern, firstWeekday, formatFieldDay, isDay, readDay } from './days.ts'

describe('isDay', () => {
  it('accepts existing days, year first', () => {
    expect(isDay('2028-02-29')).toBe(true)
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', '21/11/2026', '', 'tomorrow'])
      expect(isDay(text), text).toBe(false)
  })
})

describe('readDay', () => {
  it('reads a day year first with any separators, in every locale', () => {
    for (const locale of ['en-US', 'en-GB', 'fr'])
      for (const text of ['20261105', '2026/11/5', ' 2026 11 05 ', '2026.11.05'])
        expect(readDay(text, locale), text).toBe('2026-11-05')
  })
  it('reads a day in the order of the locale', () => {
    expect(readDay('5/11/2026', 'fr')).toBe('2026-11-05')
    expect(readDay('05.11.2026', 'en-GB')).toBe('2026-11-05')
    expect(readDay('5/11/2026', 'en-US')).toBe('2026-05-11')
  })
  it('completes a short year or none only when the field is left', () => {
    expect(readDay('5/11/27', 'fr')).toBe('5/11/27')
    expect(readDay('5/11/27', 'fr', 2026)).toBe('2027-11-05')
    expect(readDay('5/11', 'fr', 2026)).toBe('2026-11-05')
  })
  it('returns text that is not a day unchanged', () => {
    for (const text of ['5 November', '31/2/2026', '1/2/3/4', '5', '', '5/11/202'])
      expect(readDay(text, 'fr', 2026), text).toBe(text)
  })
})

describe('formatFieldDay', () => {
  it('uses the locale’s format, which readDay parses', () => {
    expect(formatFieldDay('2026-11-05', 'fr')).toBe('05/11/2026')
    expect(formatFieldDay('2026-11-05', 'en-US')).toBe('11/05/2026')
    for (const locale of ['fr', 'fr-CA', 'en-US', 'en-GB', 'de', 'ar'])
      expect(readDay(formatFieldDay('2026-11-05', locale), locale), locale).toBe('2026-11-05')
    expect(formatFieldDay('soon', 'fr')).toBe('soon')
  })
  it('has a pattern in the letters of the language', () => {
    expect(dayPattern('fr', { day: 'JJ', month: 'MM', year: 'AAAA' })).toBe('JJ/MM/AAAA')
    expect(dayPattern('en-US', { day: 'DD', month: 'MM', year: 'YYYY' })).toBe('MM/DD/YYYY')
  })
  it('follows the region of the browser within the interface language', () => {
    expect(dayLocale('en', ['fr-CA', 'en-AU', 'en-US'])).toBe('en-AU')
    expect(dayLocale('fr', ['en-AU'])).toBe('fr')
  })
})

describe('firstWeekday (R-244)', () => {
  const ofLocales = () => ['en-US', 'en-GB', 'fr-FR', 'fr-CA', 'pt-BR', 'de'].map(firstWeekday)
  it('is Sunday or Monday, as the locale has it', () => {
    expect(ofLocales()).toEqual([0, 1, 1, 0, 0, 1])
  })
  it('is known in browsers without week data', () => {
    vi.stubGlobal(
      'Intl',
      Object.assign(Object.create(Intl), {
        Locale: class {
          private readonly tag: string
          constructor(tag: string) {
            this.tag = tag
          }
          maximize() {
            return { region: this.tag.split('-')[1] }
          }
        },
      }),
    )
    expect(ofLocales()).toEqual([0, 1, 1, 0, 0, 1])
  })
})
