import { expect, it } from 'vitest'
import { amountsByDay } from './amounts-by-day.ts'

it('amountsByDay fills days without a save with zero, oldest first', () => {
  const days = [
    { day: '2026-03-01', words: 5, characters: 30 },
    { day: '2026-02-27', words: -2, characters: -9 },
    { day: '2026-01-01', words: 7, characters: 40 },
  ]
  expect(amountsByDay(days, 'words', '2026-03-01', 3)).toEqual([
    { day: '2026-02-27', amount: -2 },
    { day: '2026-02-28', amount: 0 },
    { day: '2026-03-01', amount: 5 },
  ])
  expect(amountsByDay(days, 'characters', '2026-03-01', 1)).toEqual([{ day: '2026-03-01', amount: 30 }])
})
