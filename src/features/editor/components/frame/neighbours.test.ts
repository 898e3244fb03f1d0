import type { ItemSummary } from '@contract/items.ts'
import { expect, test } from 'vitest'
import { testItem } from '../../../../../tests/support/items.ts'
import { neighboursOf, pathTo } from './neighbours.ts'

const item = (id: string, parentId: string | null = null): ItemSummary => testItem({ id, parentId })
const [part, one, two, end] = [item('part'), item('one', 'part'), item('two', 'part'), item('end')]
const tree = {
  byId: new Map([part, one, two, end].map((entry) => [entry.id, entry])),
  children: new Map([['part', [one, two]]]),
  roots: [part, end],
  trashRoots: [],
}

test('the next item is the first child, else the next sibling, else the next sibling of an ancestor', () => {
  expect(neighboursOf(tree, 'part')).toEqual({ previous: null, next: 'one' })
  expect(neighboursOf(tree, 'two')).toEqual({ previous: 'one', next: 'end' })
  expect(neighboursOf(tree, 'end')).toEqual({ previous: 'two', next: null })
  expect(neighboursOf(tree, 'unknown')).toEqual({ previous: null, next: null })
})

test('the path lists the ancestors from the root to the parent', () => {
  expect(pathTo(tree, 'two').map(({ id }) => id)).toEqual(['part'])
  expect(pathTo(tree, 'part')).toEqual([])
})
