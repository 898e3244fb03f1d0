import type { ItemSummary } from '@contract/items.ts'
import { describe, expect, it } from 'vitest'
import { dayBook } from './day-book.ts'

const item = (id: string, changes: Partial<ItemSummary> = {}) =>
  ({
    id,
    type: 'scene',
    title: id,
    revision: 3,
    includeInCompile: true,
    hasText: true,
    wordCount: 10,
    createdAt: '2026-01-01T12:00:00Z',
    ...changes,
  }) as ItemSummary
const treeOf = (
  roots: ItemSummary[],
  below: Record<string, ItemSummary[]> = {},
  templates: string[] = [],
) => ({
  roots,
  children: new Map(Object.entries(below)),
  templateIds: new Set(templates),
})
const changed = (itemId: string, title: string) => ({
  itemId,
  title: 'now',
  revision: 3,
  before: { revisionId: `${itemId}-before`, title, words: 4 },
  after: { revisionId: null, title: 'now', words: 10 },
})

describe('the book of a day (R-977)', () => {
  it('has the chapters and scenes in binder order, each in its state at the end of the day', () => {
    const chapter = item('chapter', { type: 'chapter', hasText: false })
    const tree = treeOf([chapter, item('last')], { chapter: [item('one'), item('two')] })
    expect(dayBook(tree, [changed('two', 'Old')], '2026-03-02')).toMatchObject([
      { itemId: 'chapter', type: 'chapter', revisionId: null },
      { itemId: 'one', title: 'one', revisionId: null, words: 10 },
      { itemId: 'two', title: 'Old', revisionId: 'two-before', words: 4 },
      { itemId: 'last', revisionId: null },
    ])
  })

  it('leaves out texts that are newer, without words, not compiled, of another kind or templates', () => {
    const tree = treeOf(
      [
        item('newer', { createdAt: '2026-03-03T12:00:00Z' }),
        item('same day', { createdAt: '2026-03-02T12:00:00Z' }),
        item('empty', { hasText: false }),
        item('cut', { includeInCompile: false }),
        item('person', { type: 'character' }),
        item('templates', { type: 'chapter' }),
      ],
      { templates: [item('template')] },
      ['templates', 'template'],
    )
    expect(dayBook(tree, [], '2026-03-02').map(({ itemId }) => itemId)).toEqual(['same day'])
    // A text that is empty now had words then.
    expect(dayBook(tree, [changed('empty', 'Full')], '2026-03-02').map(({ title }) => title)).toEqual([
      'same day',
      'Full',
    ])
  })
})
