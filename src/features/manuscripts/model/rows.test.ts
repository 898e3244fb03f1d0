import { describe, expect, it } from 'vitest'
import { itemFixture, sampleItems } from '../../../../tests/support/items.ts'
import { collectionRows, matchingIds, parentRow, TRASH_ID, typeaheadRow, visibleRows } from './rows.ts'
import { buildTree } from './tree.ts'

const tree = buildTree(sampleItems)
const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)

describe('visibleRows', () => {
  it('shows the top level and the trash when no item is expanded', () => {
    expect(ids(visibleRows(tree, new Set()))).toEqual(['draft', 'cast', TRASH_ID])
  })

  it('shows the children of an expanded item with level and position', () => {
    const rows = visibleRows(tree, new Set(['draft', 'one']))
    expect(ids(rows)).toEqual(['draft', 'one', 'a', 'b', 'c', 'two', 'cast', TRASH_ID])
    expect(rows[3]).toMatchObject({ level: 3, posInSet: 2, setSize: 3, isExpandable: false })
  })

  it('counts the trash as part of the top level', () => {
    expect(visibleRows(tree, new Set()).map((row) => [row.posInSet, row.setSize])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('shows no trash when it is empty', () => {
    expect(ids(visibleRows(buildTree([itemFixture({ id: 'x' })]), new Set()))).toEqual(['x'])
  })

  it('shows only matches and their ancestors when filtered, expanded or not', () => {
    expect(ids(visibleRows(tree, new Set(), 'ete nimes'))).toEqual(['draft', 'one', 'b'])
  })

  it('finds items by keyword', () => {
    expect([...matchingIds(tree, 'GARDEN')].sort()).toEqual(['d', 'draft', 'two'])
  })

  it('returns the rows of 5,000 expanded items', () => {
    const items = Array.from({ length: 5000 }, (_, n) =>
      itemFixture({ id: `i${n}`, position: n, parentId: n % 10 === 0 ? null : `i${n - (n % 10)}` }),
    )
    const rows = visibleRows(buildTree(items), new Set(items.map((item) => item.id)))
    expect(rows).toHaveLength(5000)
  })
})

describe('row navigation', () => {
  const rows = visibleRows(tree, new Set(['draft', 'one']))

  it('finds the row of the parent', () => {
    expect(parentRow(rows, 3)).toBe(1)
    expect(parentRow(rows, 0)).toBeNull()
  })

  it('lists a collection flat, in its order, without trashed and deleted items', () => {
    const shown = collectionRows(buildTree(sampleItems), ['d', 'older', 'one', 'gone', 'b'])
    expect(
      shown.map(({ id, level, posInSet, setSize, isExpandable }) => [
        id,
        level,
        posInSet,
        setSize,
        isExpandable,
      ]),
    ).toEqual([
      ['d', 1, 1, 3, false],
      ['one', 1, 2, 3, false],
      ['b', 1, 3, 3, false],
    ])
    expect(collectionRows(buildTree(sampleItems), ['d', 'b'], 'nimes').map(({ id }) => id)).toEqual(['b'])
  })

  it('finds the next title that begins with the typed text and wraps round', () => {
    expect(typeaheadRow(rows, 0, 'c')).toBe(1)
    expect(typeaheadRow(rows, 1, 'c')).toBe(4)
    expect(typeaheadRow(rows, 6, 'chapter t')).toBe(5)
    expect(typeaheadRow(rows, 1, 'cc')).toBe(4)
    expect(typeaheadRow(rows, 0, 'zz top')).toBeNull()
  })
})
