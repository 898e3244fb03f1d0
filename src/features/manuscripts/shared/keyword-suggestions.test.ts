import { describe, expect, it } from 'vitest'
import { itemFixture } from '../../../../tests/support/items.ts'
import { buildTree } from '../model/tree.ts'
import { keywordSuggestions } from './keyword-suggestions.ts'

const suggest = (typed: string, known: readonly string[], taken: readonly string[] = []) =>
  keywordSuggestions(buildTree([itemFixture({ id: 'a', keywords: [...known] })]), typed, taken).map(
    ({ keyword, isNew }) => (isNew ? `+${keyword}` : keyword),
  )

describe('keywordSuggestions (R-974)', () => {
  it('offers the typed text, then keywords that begin with it, then those that contain it', () => {
    expect(suggest(' Et', ['secret', 'étoile', 'été', 'mer'])).toEqual(['+Et', 'été', 'étoile', 'secret'])
  })

  it('offers a keyword that differs by case or accents in place of the typed text', () => {
    expect(suggest('ete', ['Été', 'étés'])).toEqual(['Été', 'étés'])
  })

  it('offers nothing without a match, for an empty text and for keywords the item has', () => {
    expect(suggest('vent', ['mer'])).toEqual([])
    expect(suggest('  ', ['mer'])).toEqual([])
    expect(suggest('me', ['mer'], ['mer'])).toEqual([])
  })

  it('leaves out keywords of the trash and offers eight at most', () => {
    const old = itemFixture({ id: 'old', inTrash: true, keywords: ['mer'] })
    expect(keywordSuggestions(buildTree([old]), 'me', [])).toEqual([])
    expect(
      suggest(
        'm',
        [...'abcdefghijkl'].map((one) => `m${one}`),
      ),
    ).toHaveLength(9)
  })
})
