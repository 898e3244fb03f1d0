import { describe, expect, it } from 'vitest'
import { itemFixture } from '../../../../tests/support/items.ts'
import { changedKeywords, keywordCounts, nextShare } from './shared-keywords.ts'

describe('the keywords of several items (R-887)', () => {
  it('are counted once for each item, in alphabetical order', () => {
    const items = [
      itemFixture({ id: 'a', keywords: ['tide', 'sea', 'sea'] }),
      itemFixture({ id: 'b', keywords: ['Été', 'sea'] }),
      itemFixture({ id: 'c' }),
    ]
    expect([...keywordCounts(items, new Intl.Collator('en'))]).toEqual([
      ['Été', 1],
      ['sea', 2],
      ['tide', 1],
    ])
  })

  it('are left as they are again by the third click on a keyword that some have', () => {
    expect(nextShare('some', true)).toBe('all')
    expect(nextShare('all', true)).toBe('none')
    expect(nextShare('none', true)).toBe('some')
    expect(nextShare('all', false)).toBe('none')
    expect(nextShare('none', false)).toBe('all')
  })

  it('keep their order, get new ones at the end, and are the same after the change is applied twice', () => {
    const change = { addKeywords: ['sea', 'tide'], removeKeywords: ['storm'] }
    const once = changedKeywords(['storm', 'sea', 'night'], change)
    expect(once).toEqual(['sea', 'night', 'tide'])
    expect(changedKeywords(once, change)).toEqual(once)
  })
})
