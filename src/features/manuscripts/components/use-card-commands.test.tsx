import { cleanup } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import messages from '@locales/en/manuscripts.json'
import { act, renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleItems } from '../../../../tests/support/items.ts'
import type { CardBoard } from '../model/card-groups.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { buildTree } from '../model/tree.ts'
import { useCardCommands } from './use-card-commands.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const labels = [{ id: 'red', name: 'Red', colour: '#f00' }]

function commands({
  several = null as readonly string[] | null,
  mayEdit = true,
  board = { arrangement: 'order', folderId: 'one', labels } as CardBoard,
} = {}) {
  const tree = buildTree(sampleItems)
  const actions = {
    tree: () => tree,
    move: vi.fn(),
    moveAll: vi.fn(),
    setLabel: vi.fn(),
    setLabelOfAll: vi.fn(),
  }
  const items = several?.map((id) => tree.byId.get(id)) ?? null
  const { result } = renderHook(
    () =>
      useCardCommands({
        grid: { current: null },
        manuscriptId: 'm',
        board,
        tree,
        mayEdit,
        actions: actions as unknown as ItemActions,
        several: items as never,
        onOpen: () => undefined,
        onClick: () => undefined,
        onPick: () => undefined,
        menuFor: () => [],
        menuForAll: () => [],
      }),
    {
      wrapper: ({ children }) => (
        <IntlProvider locale="en" messages={messages}>
          {children}
        </IntlProvider>
      ),
    },
  )
  return { ...actions, run: result.current, items, tree }
}
/** The live region says a text a while after the move. */
function expectAnnounced(text: string) {
  vi.advanceTimersByTime(2000)
  expect(document.body).toHaveTextContent(text)
}

describe('a card that is dropped (R-840)', () => {
  it('on the middle of a folder moves into it, and only there', () => {
    const { run, move } = commands()
    expect(run.mayDrop('a', 'cast', 'inside')).toBe(true)
    expect(run.mayDrop('a', 'd', 'inside')).toBe(false)
    act(() => run.drop('a', 'cast', 'inside'))
    expect(move).toHaveBeenCalledExactlyOnceWith('a', { parentId: 'cast', afterId: null })
    expectAnnounced('Moved “Arrival” into “Cast”, position 1 of 1.')
  })

  it('beside another card moves there, and where it was nowhere', () => {
    const { run, move } = commands()
    expect([run.mayDrop('b', 'a', 'after'), run.mayDrop('b', 'c', 'after')]).toEqual([false, true])
    act(() => run.drop('b', 'a', 'after'))
    expect(move).not.toHaveBeenCalled()
    act(() => run.drop('b', 'c', 'after'))
    expect(move).toHaveBeenCalledExactlyOnceWith('b', { parentId: 'one', afterId: 'c' })
    expectAnnounced('Moved “Été à Nîmes” to position 3 of 3.')
  })

  it('with other selected ones moves them together (R-914)', () => {
    const { run, move, moveAll, items } = commands({ several: ['a', 'b'] })
    act(() => run.drop('a', 'two', 'after'))
    expect(moveAll).toHaveBeenCalledExactlyOnceWith(items, { parentId: 'draft', afterId: 'two' })
    act(() => run.drop('d', 'c', 'after'))
    expect(move).toHaveBeenCalledExactlyOnceWith('d', { parentId: 'one', afterId: 'c' })
  })
})

it('R-840, R-843: a card at the edge stays, and who may only read moves none', () => {
  const { run, move } = commands()
  act(() => run.shift('a', -1))
  expectAnnounced('The card is already at the end of the folder.')
  const reader = commands({ mayEdit: false })
  act(() => reader.run.shift('a', 1))
  expect([move.mock.calls, reader.move.mock.calls]).toEqual([[], []])
})

describe('a card that is dropped on a label (R-889)', () => {
  const board = { arrangement: 'label', folderId: 'one', labels } as const

  it('gets it, and says its position in the group', () => {
    const { run, setLabel, tree } = commands({ board })
    expect([run.mayDropInGroup('b', 'red'), run.mayDropInGroup('b', null)]).toEqual([true, false])
    act(() => run.dropInGroup('b', 'red'))
    expect(setLabel).toHaveBeenCalledExactlyOnceWith(tree.byId.get('b'), 'red')
    expectAnnounced('Moved “Été à Nîmes” into “Red”, position 1 of 1.')
  })

  it('gets it with the other selected ones, and no place among the cards', () => {
    const { run, setLabelOfAll, setLabel, items } = commands({ board, several: ['a', 'b'] })
    act(() => run.dropInGroup('a', 'red'))
    expect(setLabelOfAll).toHaveBeenCalledExactlyOnceWith(items, 'red')
    expect(setLabel).not.toHaveBeenCalled()
    expect(run.mayDrop('a', 'c', 'after')).toBe(false)
  })
})

it('R-908: a card dropped on a folder moves into it as its last one, with the other selected ones', () => {
  const board = { arrangement: 'nested', folderId: 'draft', labels } as const
  const { run, move } = commands({ board })
  expect([run.mayDropInGroup('a', 'two'), run.mayDropInGroup('a', 'one')]).toEqual([true, false])
  act(() => run.dropInGroup('a', 'two'))
  expect(move).toHaveBeenCalledExactlyOnceWith('a', { parentId: 'two', afterId: 'd' })
  expectAnnounced('Moved “Arrival” into “Chapter two”, position 2 of 2.')
  const both = commands({ board, several: ['a', 'b'] })
  act(() => both.run.dropInGroup('a', 'draft'))
  expect(both.moveAll).toHaveBeenCalledExactlyOnceWith(both.items, { parentId: 'draft', afterId: 'two' })
})
