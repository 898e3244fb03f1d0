import type { PlacedComment } from '@contract/item-comments.ts'
import { expect, test } from 'vitest'
import { placedThreads, threadsByItem } from './threads-by-item.ts'

const comment = (id: string, itemId: string, parentId: string | null = null): PlacedComment => ({
  id,
  itemId,
  parentId,
  kind: 'comment',
  body: id,
  passage: parentId === null && id !== 'lost' ? 'the lamp' : null,
  colour: null,
  authorName: null,
  isFromFile: false,
  isOwn: true,
  resolvedAt: null,
  resolvedByName: null,
  createdAt: '2026-11-22T10:00:00Z',
})

test('R-943: threads are grouped by item in binder order, each with its replies', () => {
  const threads = placedThreads([
    comment('b1', 'b'),
    comment('reply', 'a', 'a1'),
    comment('a1', 'a'),
    comment('lost', 'a'),
    comment('x', 'unlisted'),
  ])
  expect(threads.map(({ id, hasText }) => [id, hasText])).toEqual([
    ['b1', true],
    ['a1', true],
    ['lost', false],
    ['x', true],
  ])
  const groups = threadsByItem(threads, [{ id: 'a' }, { id: 'empty' }, { id: 'b' }])
  expect(groups.map(({ item, threads: own }) => [item.id, own.map(({ id }) => id)])).toEqual([
    ['a', ['a1', 'lost']],
    ['b', ['b1']],
  ])
  expect(groups[0]?.threads[0]?.replies.map(({ id }) => id)).toEqual(['reply'])
})
