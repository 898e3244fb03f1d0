import { describe, expect, it } from 'vitest'
import { restyleQuotes } from './quotes.ts'

describe('quotation marks', () => {
  it.each([
    ['keep', 'Say "yes" and « oui »', 'Say "yes" and « oui »'],
    ['curly', '"Yes," she said. "No."', '“Yes,” she said. “No.”'],
    ['curly', 'Il dit « oui » deux fois', 'Il dit “oui” deux fois'],
    ['guillemets', 'Il dit "oui" ("non")', 'Il dit «\u202foui\u202f» («\u202fnon\u202f»)'],
    ['guillemets', '«\u202foui\u202f» et «non»', '«\u202foui\u202f» et «\u202fnon\u202f»'],
    ['low', '“Ja”, sagte er', '„Ja“, sagte er'],
    ['straight', 'Er sagte »Ja« und „Nein“.', 'Er sagte "Ja" und "Nein".'],
    ['curly', 'nothing quoted', 'nothing quoted'],
  ] as const)('in the style %s, %s is %s', (style, text, expected) => {
    expect(restyleQuotes(style)(text)).toBe(expected)
  })

  it('continue over the pieces of a paragraph', () => {
    const restyle = restyleQuotes('curly')
    expect(['He said "', 'yes', '" and left'].map(restyle).join('')).toBe('He said “yes” and left')
  })
})
