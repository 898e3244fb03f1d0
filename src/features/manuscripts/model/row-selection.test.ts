import { expect, it } from 'vitest'
import { sampleItems } from '../../../../tests/support/items.ts'
import {
  clickRow,
  extendTo,
  noSelection,
  pickRow,
  selectAll,
  selectedItems,
  selectOne,
  severalOf,
  toggleRow,
  topmost,
} from './row-selection.ts'
import { rowsBelow } from './rows.ts'
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

const plain = { shiftKey: false, ctrlKey: false, metaKey: false }

it('selects by a click, with Shift a range and with Ctrl or Cmd one more (R-850)', () => {
  const one = clickRow(noSelection, rows, 'a', plain)
  expect(idsOf(one)).toEqual(['a'])
  expect(idsOf(clickRow(one, rows, 'c', { ...plain, shiftKey: true }))).toEqual(['a', 'b', 'c'])
  expect(idsOf(clickRow(one, rows, 'c', { ...plain, ctrlKey: true }))).toEqual(['a', 'c'])
  expect(idsOf(clickRow(one, rows, 'c', { ...plain, metaKey: true }))).toEqual(['a', 'c'])
  expect(idsOf(clickRow(one, rows, 'c', plain))).toEqual(['c'])
})

it('adds a row by each click after one was picked, until none is selected (R-914)', () => {
  const picked = pickRow(noSelection, 'a')
  expect(severalOf(selectedItems(rows, picked), picked)).toHaveLength(1)
  const two = clickRow(picked, rows, 'c', plain)
  expect(idsOf(two)).toEqual(['a', 'c'])
  const none = clickRow(clickRow(two, rows, 'a', plain), rows, 'c', plain)
  expect(severalOf(selectedItems(rows, none), none)).toBeNull()
  expect(idsOf(clickRow(none, rows, 'b', plain))).toEqual(['b'])
  expect(severalOf(selectedItems(rows, selectOne('a')), selectOne('a'))).toBeNull()
})
