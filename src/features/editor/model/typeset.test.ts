import { describe, expect, it } from 'vitest'
import { typesetChanges } from './typeset.ts'

/** A text with its typography. */
function improved(text: string, language: string): string {
  return typesetChanges(text, language).reduceRight(
    (all, { from, to, text: by }) => all.slice(0, from) + by + all.slice(to),
    text,
  )
}

describe('R-830: typography by language', () => {
  it.each([
    ['en', `"It's here," she said. 'Now'...`, '“It’s here,” she said. ‘Now’…'],
    ['en-GB', 'He waited -- then left.', 'He waited — then left.'],
    ['en', '("quoted")', '(“quoted”)'],
    ['en', 'a well-known e-mail, 1990-1995', 'a well-known e-mail, 1990-1995'],
    ['de', `"Ja", sagte er -- 'gut'`, '„Ja“, sagte er – ‚gut’'],
    ['es', '"Hola"', '«Hola»'],
    ['sv', '"Hej"', '”Hej”'],
    ['fr', `"Qu'est-ce?" dit-il...`, '«\u202fQu’est-ce\u202f?\u202f» dit-il…'],
    ['fr-CA', 'Attends ! Non : viens ; quoi ?', 'Attends\u202f! Non\u00a0: viens\u202f; quoi\u202f?'],
    ['fr', 'Quoi?! Non!!', 'Quoi\u202f?! Non\u202f!!'],
    ['fr', 'Voir https://exemple.fr?a=1 à 10:30', 'Voir https://exemple.fr?a=1 à 10:30'],
    [
      'en',
      `See (https://a.org/it's--x...) -- "www.a--b.org"`,
      `See (https://a.org/it's--x...) — “www.a--b.org”`,
    ],
    ['ja', `"A" -- 'b'`, `"A" — 'b'`],
  ])('%s: %s', (language, typed, expected) => {
    expect(improved(typed, language)).toBe(expected)
  })

  it('changes nothing in a text that has it', () => {
    for (const [language, text] of [
      ['en', '“It’s here,” she said — ‘now’…'],
      ['fr', '«\u202fQu’est-ce\u202f?\u202f» Non\u00a0: jamais\u202f!'],
    ] as const)
      expect(typesetChanges(text, language)).toEqual([])
  })

  it('makes pairs of a longer row of hyphens', () => {
    expect(improved('----', 'en')).toBe('——')
    expect(improved('....', 'en')).toBe('….')
  })
})
