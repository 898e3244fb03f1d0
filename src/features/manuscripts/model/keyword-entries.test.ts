import { describe, expect, it } from 'vitest'
import { itemFixture } from '../../../../tests/support/items.ts'
import { keywordsOf } from './keyword-entries.ts'
import { buildTree } from './tree.ts'

const collator = new Intl.Collator('en', { numeric: true })
const keywords = (given: readonly string[][], colours: Record<string, string> = {}) => {
  const items = given.map((words, at) => itemFixture({ id: `i${at}`, position: at, keywords: words }))
  return keywordsOf(buildTree(items), colours, collator)
}

describe('keywordsOf (R-970)', () => {
  it('lists each keyword once, in order, with its items', () => {
    const found = keywords([['town', 'sea'], ['sea', 'sea'], []])
    expect(found.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
      ['sea', ['i0', 'i1']],
      ['town', ['i0']],
    ])
  })

  it('lists the items of a keyword in binder order, not in the order of the rows (R-973)', () => {
    const items = [
      itemFixture({ id: 'last', position: 2, keywords: ['sea'] }),
      itemFixture({ id: 'below', parentId: 'first', keywords: ['sea'] }),
      itemFixture({ id: 'first', position: 1, keywords: ['sea'] }),
    ]
    const [sea] = keywordsOf(buildTree(items), {}, collator)
    expect(sea?.items.map(({ id }) => id)).toEqual(['first', 'below', 'last'])
  })

  it('leaves out items in the trash, and lists a keyword without items that has a colour', () => {
    const items = [
      itemFixture({ id: 'old', inTrash: true, keywords: ['sea', 'lost'] }),
      itemFixture({ id: 'new', keywords: ['sea'] }),
    ]
    const found = keywordsOf(buildTree(items), { wind: '#0000ff' }, collator)
    expect(found.map(({ name, colour, items: all }) => [name, colour, all.length])).toEqual([
      ['sea', null, 1],
      ['wind', '#0000ff', 0],
    ])
  })

  it('names the more used one of keywords that differ by case or accents (R-975)', () => {
    const found = keywords([['Été'], ['été'], ['été', 'ete'], ['hiver']])
    expect(found.map(({ name, similar }) => [name, similar])).toEqual(
      expect.arrayContaining([
        ['Été', 'été'],
        ['ete', 'été'],
        ['été', null],
        ['hiver', null],
      ]),
    )
  })
})
