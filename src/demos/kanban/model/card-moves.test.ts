import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { describe, expect, it } from 'vitest'
import { applyCardMove, type CardStep, cardPlace, isCardShown, moveByStep } from './card-moves.ts'

const boards = [
  { id: 1, title: 'A', itemsIds: [1, 2, 3] },
  { id: 2, title: 'B', itemsIds: [4] },
]
const lists = (all: readonly { itemsIds: readonly number[] }[]) => all.map(({ itemsIds }) => itemsIds)

describe('applyCardMove (R-241)', () => {
  it.each([
    [{ cardId: 3, boardId: 1, beforeId: 1 }, [[3, 1, 2], [4]]],
    [
      { cardId: 1, boardId: 2, beforeId: 4 },
      [
        [2, 3],
        [1, 4],
      ],
    ],
    [
      { cardId: 1, boardId: 2, beforeId: null },
      [
        [2, 3],
        [4, 1],
      ],
    ],
    [
      { cardId: 1, boardId: 2, beforeId: 99 },
      [
        [2, 3],
        [4, 1],
      ],
    ],
    [{ cardId: 1, boardId: 9, beforeId: null }, [[1, 2, 3], [4]]],
  ])('%j', (move, expected) => {
    const after = applyCardMove(boards, move)
    expect(lists(after)).toEqual(expected)
    expect(lists(applyCardMove(after, move))).toEqual(expected)
  })
})

describe('moveByStep', () => {
  it.each([
    [1, 'up', null],
    [1, 'down', [[2, 1, 3], [4]]],
    [2, 'down', [[1, 3, 2], [4]]],
    [3, 'down', null],
    [3, 'up', [[1, 3, 2], [4]]],
    [
      2,
      'next',
      [
        [1, 3],
        [4, 2],
      ],
    ],
    [4, 'next', null],
    [4, 'previous', [[1, 2, 3, 4], []]],
    [99, 'up', null],
  ] as [number, CardStep, number[][] | null][])('moves card %i %s', (id, step, expected) => {
    const move = moveByStep(boards, id, step)
    expect(move === null ? null : lists(applyCardMove(boards, move))).toEqual(expected)
  })

  it('knows the place of a card', () => {
    expect(cardPlace(boards, 2)).toMatchObject({ board: { id: 1 }, index: 1, count: 3 })
    expect(cardPlace(boards, 99)).toBeNull()
  })
})

it('a card is shown when it has the chosen member and label', () => {
  const card = { labels: ['Voice'], members: [{ name: 'Noor', img: '' }] } as unknown as KanbanCard
  expect(isCardShown(card, { member: '', label: '' })).toBe(true)
  expect(isCardShown(card, { member: 'Noor', label: 'Voice' })).toBe(true)
  expect(isCardShown(card, { member: 'Noor', label: 'Film' })).toBe(false)
  expect(isCardShown(card, { member: 'Ana', label: '' })).toBe(false)
})
