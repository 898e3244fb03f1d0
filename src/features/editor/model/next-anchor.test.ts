import { expect, test } from 'vitest'
import { nextAnchor } from './next-anchor.ts'

const anchors = [12, 3, 30].map((from) => ({
  id: String(from),
  kind: 'comment' as const,
  from,
  to: from + 4,
}))
const step = (at: number, by: 1 | -1) => nextAnchor(anchors, at, by)?.id ?? null

test('R-942: the next and the previous comment follow the order of the text and begin again at its end', () => {
  expect([step(1, 1), step(3, 1), step(13, 1), step(30, 1)]).toEqual(['3', '12', '30', '3'])
  expect([step(40, -1), step(30, -1), step(13, -1), step(3, -1)]).toEqual(['30', '12', '12', '30'])
})

test('R-942: without a comment there is no step', () => {
  expect(nextAnchor([], 4, 1)).toBeNull()
})
