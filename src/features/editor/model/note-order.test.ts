import type { ItemComment } from '@contract/items.ts'
import { expect, test } from 'vitest'
import type { Anchor } from './anchors.ts'
import { orderNotes } from './note-order.ts'

const noteOf = (id: string, kind: ItemComment['kind']): ItemComment => ({
  id,
  kind,
  body: id,
  colour: null,
  parentId: null,
  authorName: null,
  isFromFile: false,
  isOwn: true,
  resolvedAt: null,
  resolvedByName: null,
  createdAt: '2026-11-22T10:00:00Z',
})
const anchorOf = (id: string, kind: Anchor['kind'], from: number): Anchor => ({
  id,
  kind,
  from,
  to: from + 1,
})

test('footnotes are numbered in text order, apart from the comments between them', () => {
  const anchors = [
    anchorOf('c', 'comment', 1),
    anchorOf('f1', 'footnote', 5),
    anchorOf('d', 'comment', 7),
    anchorOf('f2', 'footnote', 9),
  ]
  const comments = [
    noteOf('f2', 'footnote'),
    noteOf('d', 'comment'),
    noteOf('f1', 'footnote'),
    noteOf('c', 'comment'),
  ]
  const notes = orderNotes(comments, anchors)
  expect(notes.map(({ id, number }) => [id, number])).toEqual([
    ['c', null],
    ['f1', 1],
    ['d', null],
    ['f2', 2],
  ])
  expect(notes[1]?.anchor).toEqual(anchors[1])
})

test('a note whose text was deleted is last, without an anchor and a number', () => {
  const notes = orderNotes(
    [noteOf('lost', 'footnote'), noteOf('kept', 'footnote')],
    [anchorOf('kept', 'footnote', 3)],
  )
  expect(notes.map(({ id, number, anchor }) => [id, number, anchor?.from ?? null])).toEqual([
    ['kept', 1, 3],
    ['lost', null, null],
  ])
})

test('R-941: a thread has its replies by time, and a reply is no note of its own', () => {
  const reply = (id: string, createdAt: string) => ({
    ...noteOf(id, 'comment'),
    parentId: 'c',
    createdAt,
  })
  const notes = orderNotes(
    [
      reply('late', '2026-11-24T10:00:00Z'),
      noteOf('c', 'comment'),
      // Written in another time zone, so its text sorts differently.
      reply('early', '2026-11-23T23:00:00+02:00'),
    ],
    [anchorOf('c', 'comment', 1)],
  )
  expect(notes.map(({ id }) => id)).toEqual(['c'])
  expect(notes[0]?.replies.map(({ id }) => id)).toEqual(['early', 'late'])
})
