import type { CompileItem } from '@compile/compile-source.ts'
import { selectItems } from '@compile/select-items.ts'
import { expect, it } from 'vitest'
import { branchesOf, changedUnits, unitFinder } from './book-units.ts'

const item = (id: string, type: CompileItem['type'], parentId: string | null = null): CompileItem => ({
  id,
  parentId,
  type,
  title: id,
  labelId: null,
  statusId: null,
  includeInCompile: true,
  inTrash: false,
  hasText: true,
  wordCount: 1,
  sourceType: null,
  language: null,
})
const manuscript = { title: 'Book', author: '', language: 'en' }
const items = [
  item('part', 'folder'),
  item('one', 'chapter', 'part'),
  item('one-a', 'scene', 'one'),
  item('two', 'chapter', 'part'),
  item('two-a', 'scene', 'two'),
  item('two-b', 'scene', 'two'),
  item('loose', 'scene'),
  item('note', 'note'),
]

it('a chapter changes with each of its items, once, and a scene outside chapters counts for itself (R-883)', () => {
  const chosen = selectItems(
    { manuscript, items, collections: [] },
    { parts: { by: 'all' }, ignoresFlag: false },
  )
  const count = (...ids: string[]) => changedUnits(chosen, unitFinder(items), ids)
  expect(count()).toEqual({ total: 3, changed: [] })
  expect(count('loose', 'two-b', 'two-a', 'note', 'part')).toEqual({ total: 3, changed: ['two', 'loose'] })
})

it('an item that the output does not contain changes nothing', () => {
  const parts = { by: 'branches', itemIds: ['one'] } as { by: 'branches'; itemIds: string[] }
  const chosen = selectItems({ manuscript, items, collections: [] }, { parts, ignoresFlag: false })
  expect(changedUnits(chosen, unitFinder(items), ['two-a'])).toEqual({ total: 1, changed: [] })
})

it('every unit can be chosen as a branch', () => {
  expect(branchesOf(items).map(({ id }) => id)).toEqual(['part', 'one', 'two', 'loose'])
})

it('templates cannot be chosen (R-981)', () => {
  expect(branchesOf(items, 'part').map(({ id }) => id)).toEqual(['loose'])
})
