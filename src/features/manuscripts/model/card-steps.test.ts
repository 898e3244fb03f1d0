import { expect, it } from 'vitest'
import { cardSteps } from './card-steps.ts'

const alt = (key: string) => ({ key, altKey: true, ctrlKey: false, metaKey: false, shiftKey: false })

it('cardSteps moves one place in a row and a whole row up or down (R-840)', () => {
  expect(
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => cardSteps(alt(key), 4, false)),
  ).toEqual([-1, 1, -4, 4])
})

it('cardSteps follows the direction of the page (R-840)', () => {
  expect(cardSteps(alt('ArrowLeft'), 4, true)).toBe(1)
  expect(cardSteps(alt('ArrowRight'), 4, true)).toBe(-1)
})

it('cardSteps leaves other keys to the browser', () => {
  expect(cardSteps(alt('a'), 4, false)).toBeNull()
  expect(cardSteps({ ...alt('ArrowLeft'), altKey: false }, 4, false)).toBeNull()
  expect(cardSteps({ ...alt('ArrowLeft'), shiftKey: true }, 4, false)).toBeNull()
})
