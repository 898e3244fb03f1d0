import { expect, it } from 'vitest'
import {
  extendTo,
  noSelection,
  selectAll,
  selectedItems,
  selectOne,
  toggleRow,
  topmost,
} from './row-selection.ts'
import { rowsBelow } from './rows.ts'
import { sampleItems } from './test-items.ts'
import { buildTree } from './tree.ts'

const tree = buildTree(sampleItems)
const rows = rowsBelow(tree, null, { expanded: new Set(['draft', 'one', 'two']) })
const idsOf = (selection: { ids: ReadonlySet<string> }) => [...selection.ids]

it('extends a range from its anchor in both directions (R-850)', () => {
  const start = selectOne('a')
  const down = extendTo(start, rows, 'c')
  expect(idsOf(down)).toEqual(['a', 'b', 'c'])
  expect(idsOf(extendTo(down, rows, 'one'))).toEqual(['one', 'a'])
  expect(idsOf(extendTo(selectOne('hidden'), rows, 'b'))).toEqual(['b'])
})

it('takes single rows in and out, and all rows (R-850)', () => {
  const two = toggleRow(toggleRow(noSelection, 'd'), 'a')
  expect(selectedItems(rows, two).map(({ id }) => id)).toEqual(['a', 'd'])
  expect(idsOf(toggleRow(two, 'd'))).toEqual(['a'])
  expect(idsOf(selectAll(rows))).toHaveLength(rows.length)
})

it('leaves out the items in the branch of another selected one (R-851)', () => {
  const items = selectedItems(rows, { ids: new Set(['one', 'b', 'd']), anchor: null })
  expect(topmost(tree, items).map(({ id }) => id)).toEqual(['one', 'd'])
})
