import { expect, test } from 'vitest'
import { stackNotes } from './stack-notes.ts'

const notes = [
  { id: 'a', preferredTop: 100, height: 60 },
  { id: 'b', preferredTop: 110, height: 60 },
  { id: 'c', preferredTop: 400, height: 60 },
]

test('overlapping notes move down; the others are beside their text', () => {
  expect(Object.fromEntries(stackNotes(notes, null, 8))).toEqual({ a: 100, b: 168, c: 400 })
})

test('the active note is beside its text and the notes before it move up', () => {
  expect(Object.fromEntries(stackNotes(notes, 'b', 8))).toEqual({ a: 42, b: 110, c: 400 })
})

test('an empty list has no positions', () => {
  expect(stackNotes([], 'x', 8).size).toBe(0)
})
