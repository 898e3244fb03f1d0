import { expect, test } from 'vitest'
import { authorsOf, filterNotes } from './note-filter.ts'

const thread = (authorName: string | null, resolvedAt: string | null, ...replies: string[]) => ({
  authorName,
  resolvedAt,
  replies: replies.map((name) => ({ authorName: name })),
})
const open = thread('Ines', null, 'Tom')
const done = thread('Tom', '2026-11-22T10:00:00Z')
const unnamed = thread(null, null)
const notes = [open, done, unnamed]

test('R-942: threads are filtered by state, with the number of each', () => {
  expect(filterNotes(notes, { state: 'open', author: '' })).toEqual({
    shown: [open, unnamed],
    counts: { open: 2, resolved: 1, all: 3 },
  })
  expect(filterNotes(notes, { state: 'resolved', author: '' }).shown).toEqual([done])
  expect(filterNotes(notes, { state: 'all', author: '' }).shown).toEqual(notes)
})

test('R-942: an author has the threads that they began or answered, in the numbers too', () => {
  expect(authorsOf(notes)).toEqual(['Ines', 'Tom'])
  expect(filterNotes(notes, { state: 'all', author: 'Tom' })).toEqual({
    shown: [open, done],
    counts: { open: 1, resolved: 1, all: 2 },
  })
})

test('R-942: an author without a thread in the text hides nothing', () => {
  expect(filterNotes(notes, { state: 'open', author: 'Zoe' }).shown).toEqual([open, unnamed])
})
