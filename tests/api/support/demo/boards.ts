import { expect } from 'vitest'
import type { TestApi } from '../api.ts'

/** Expects that every card of the boards is on one board. */
export async function expectWholeBoards(api: TestApi): Promise<void> {
  const { body } = await api.send('auth', 'GET', '/apps/kanban')
  const { boards, items } = body as { boards: { itemsIds: number[] }[]; items: { id: number }[] }
  const ordered = (numbers: number[]) => numbers.sort((a, b) => a - b)
  expect(ordered(boards.flatMap((board) => board.itemsIds))).toEqual(ordered(items.map((item) => item.id)))
}
