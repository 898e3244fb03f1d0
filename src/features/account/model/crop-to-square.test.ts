import { expect, it } from 'vitest'
import { centerSquare } from './crop-to-square.ts'

it.each([
  [2000, 1000, { x: 500, y: 0, side: 1000, size: 512 }],
  [1000, 2001, { x: 0, y: 500, side: 1000, size: 512 }],
  [100, 100, { x: 0, y: 0, side: 100, size: 100 }],
])('takes the square in the middle of %i × %i, and never makes it larger', (width, height, square) => {
  expect(centerSquare(width, height)).toEqual(square)
})
