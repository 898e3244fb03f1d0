import { describe, expect, it } from 'vitest'
import { mergeCardOrder, movedCards, type PlacedCard } from './kanban-order.ts'

const board = (boardId: number, ...ids: (number | [number, number])[]): PlacedCard[] =>
  ids.map((one) =>
    typeof one === 'number'
      ? { id: one, boardId, movedVersion: 0 }
      : { id: one[0], boardId, movedVersion: one[1] },
  )

describe('mergeCardOrder (R-241)', () => {
  it('takes a list without a version as it is; cards it omits come last', () => {
    expect(mergeCardOrder(board(1, 1, 2, 3), 1, [3, 1, 3, 99], undefined)).toEqual({
      order: [3, 1, 2],
      kept: [],
    })
  })

  it('takes a list with the current version as it is', () => {
    expect(mergeCardOrder([...board(1, 1, 2), ...board(2, 4)], 1, [4, 2, 1], 7)).toEqual({
      order: [4, 2, 1],
      kept: [],
    })
  })

  it('does not bring back a card that was moved away since', () => {
    const cards = [...board(1, 1, 3), ...board(2, [2, 8], 4)]
    expect(mergeCardOrder(cards, 1, [3, 1, 2], 7)).toEqual({ order: [3, 1], kept: [2] })
  })

  it('keeps a card that came since after its predecessor', () => {
    const cards = board(1, 1, [4, 8], 2, 3)
    expect(mergeCardOrder(cards, 1, [3, 1, 2], 7)).toEqual({ order: [3, 1, 4, 2], kept: [] })
    expect(mergeCardOrder(board(1, [4, 8], 1, 2), 1, [2, 1], 7).order).toEqual([4, 2, 1])
  })

  it('gives the place of a card that two people moved to the first of them', () => {
    const cards = [...board(1, 1, 2), ...board(2, 5, [3, 9])]
    expect(mergeCardOrder(cards, 1, [3, 1, 2], 8)).toEqual({ order: [1, 2], kept: [3] })
  })
})

describe('movedCards', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], []],
    [[1, 2, 3], [3, 1, 2], [3]],
    [[1, 2, 3, 4], [2, 3, 1, 4], [1]],
    [[1, 2], [1, 9, 2], [9]],
    [[1, 2, 3], [1, 3], []],
    [[], [5], [5]],
  ])('from %j to %j moves %j', (before, after, moved) => {
    expect(movedCards(before, after)).toEqual(moved)
  })
})
