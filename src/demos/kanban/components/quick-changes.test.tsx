import { ChakraProvider } from '@chakra-ui/react'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import kanban from '../../../../locales/en/kanban.json' with { type: 'json' }
import ui from '../../../../locales/en/ui.json' with { type: 'json' }
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { AddCard } from './add-card.tsx'
import { BoardDialog } from './board-dialog.tsx'
import { cardKeys } from './card-keys.ts'
import { KanbanColumn } from './kanban-column.tsx'
import { useCardActions } from './use-card-actions.ts'
import { KanbanProvider, useKanbanCommands } from './use-kanban-commands.ts'

const api = mockApi()

const boards = [
  { id: 1, title: 'To do', itemsIds: [1, 2] },
  { id: 2, title: 'Done', itemsIds: [] },
] as unknown as KanbanBoard[]
const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    <IntlProvider locale="en" messages={{ ...ui, ...kanban }}>
      <QueryClientProvider client={client}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </QueryClientProvider>
    </IntlProvider>
  </ChakraProvider>
)

let refuse: () => void
/** The first call is refused when the test says so, and later ones succeed. */
const refuseFirst = (call: typeof api.put) =>
  call.mockReset().mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = () => reject(new Error('refused'))
    }),
  )
beforeEach(() => {
  vi.spyOn(toast, 'error').mockReturnValue()
})

it('a refused move is reported, also when a later move is saved', async () => {
  refuseFirst(api.post).mockResolvedValue({ boards, version: 1 })
  const { result } = renderHook(
    () =>
      useKanbanCommands({
        boards,
        cards: new Map(),
        isFiltered: false,
        mayChange: true,
        onClearFilters: vi.fn(),
        onOpen: vi.fn(),
        onMenu: vi.fn(),
      }),
    { wrapper },
  )
  result.current.moveCardTo(1, 2)
  result.current.moveCardTo(2, 2)
  refuse()
  await waitFor(() => expect(api.post).toHaveBeenCalledTimes(2))
  expect(toast.error).toHaveBeenCalledOnce()
})

/** The commands of the boards with two cards, for a person who may change them. */
function commands(more: Partial<Parameters<typeof useKanbanCommands>[0]> = {}) {
  const cards = new Map([1, 2].map((id) => [id, { id, title: `Card ${id}` } as KanbanCard]))
  const options = {
    boards,
    cards,
    isFiltered: false,
    mayChange: true,
    onClearFilters: vi.fn(),
    onOpen: vi.fn(),
  }
  return renderHook(() => useKanbanCommands({ ...options, onMenu: vi.fn(), ...more }), { wrapper }).result
    .current
}
/** Passes the delay of an announcement. */
const announced = () => {
  vi.advanceTimersByTime(1000)
  return screen.getByRole('status').textContent
}
const moves = () => api.post.mock.calls.map(([, options]) => options?.body)

it('R-241: a step by key or menu moves the card and announces its place, or that there is none', async () => {
  api.post.mockReset().mockResolvedValue({ boards, version: 1 })
  const { stepCard, moveCardTo } = commands()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stepCard(1, 'up')
  expect(announced()).toBe('The card cannot move further')
  stepCard(1, 'down')
  expect(announced()).toBe('Card 1 is in To do, position 2 of 2')
  moveCardTo(2, 2)
  expect(announced()).toBe('Card 2 is in Done, position 1 of 1')
  vi.useRealTimers()
  await waitFor(() => expect(moves()).toHaveLength(2))
  expect(moves()).toEqual([
    { cardId: 1, boardId: 1, beforeId: null },
    { cardId: 2, boardId: 2, beforeId: null },
  ])
})

it('R-241: a filtered board keeps the order of the cards that it hides, and a reader moves none', async () => {
  api.post.mockReset().mockResolvedValue({ boards, version: 1 })
  vi.spyOn(toast, 'info').mockReturnValue()
  const { stepCard, mayDrag } = commands({ isFiltered: true })
  stepCard(1, 'down')
  expect(mayDrag()).toBe(false)
  expect(toast.info).toHaveBeenCalledTimes(2)
  commands({ mayChange: false }).stepCard(1, 'down')
  expect(moves()).toEqual([])
  stepCard(1, 'next')
  await waitFor(() => expect(moves()).toEqual([{ cardId: 1, boardId: 2, beforeId: null }]))
})

it('R-241: the menu of a card has every move, those at an edge disabled', () => {
  const ability = createAbility([{ action: 'manage', subject: 'all' }])
  const [onStep, onMoveTo] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() => useCardActions({ boards, onOpen: vi.fn(), onStep, onMoveTo }), {
    wrapper: ({ children }) =>
      wrapper({ children: <AbilityProvider value={ability}>{children}</AbilityProvider> }),
  })
  const items = result.current({ id: 1 } as KanbanCard)
  const item = (id: string) => items.find((one) => one.id === id)
  expect([item('up')?.disabled, item('down')?.disabled]).toEqual([true, false])
  void item('down')?.action?.()
  void item('to')?.children?.[0]?.action?.()
  expect([onStep.mock.calls, onMoveTo.mock.calls]).toEqual([[[1, 'down']], [[1, 2]]])
})

it.each([
  ['To do', 'Overdue since'],
  ['Done', 'Due'],
])('R-566: on the board "%s", a card with a past date is marked "%s"', (title, mark) => {
  const dated = { title: 'Card 1', labels: [], members: [], dueDate: '2020-01-02' }
  const board = boards.find((one) => one.title === title)
  if (!board) throw new Error('The test has no board')
  render(
    <KanbanProvider value={commands()}>
      <MemoryRouter>
        <ContextMenuProvider>
          <KanbanColumn board={board} cards={[dated as unknown as KanbanCard]} mayAdd={false} actions={[]} />
        </ContextMenuProvider>
      </MemoryRouter>
    </KanbanProvider>,
    { wrapper },
  )
  expect(screen.getByText('Jan 2').previousElementSibling).toHaveTextContent(mark)
})

it.each([
  ['ltr', 'ArrowLeft', 'previous'],
  ['ltr', 'ArrowRight', 'next'],
  ['rtl', 'ArrowLeft', 'next'],
  ['rtl', 'ArrowRight', 'previous'],
  ['ltr', 'ArrowUp', 'up'],
  ['ltr', 'ArrowDown', 'down'],
  ['ltr', 'Enter', null],
])('R-241: in %s, Alt+%s is the step %s of a card', (direction, key, step) => {
  document.documentElement.dir = direction
  const event = (more: object) => ({ key, altKey: true, preventDefault: vi.fn(), ...more }) as never
  expect(cardKeys(event({}))).toBe(step)
  expect([cardKeys(event({ altKey: false })), cardKeys(event({ shiftKey: true }))]).toEqual([null, null])
  document.documentElement.dir = ''
})

it('the title of a refused card returns to the field, also when a later card is added', async () => {
  refuseFirst(api.post).mockResolvedValue({ item: {} })
  const [board] = boards
  if (!board) throw new Error('The test has no board')
  render(<AddCard board={board} />, { wrapper })
  await userEvent.click(screen.getByRole('button'))
  await userEvent.type(screen.getByRole('textbox'), 'First{Enter}Second{Enter}')
  refuse()
  await waitFor(() => expect(api.post).toHaveBeenCalledTimes(2))
  expect(toast.error).toHaveBeenCalledOnce()
  expect(screen.getByRole('textbox')).toHaveValue('First')
})

it('R-135: an existing title of a board is refused at the field', async () => {
  const taken = new ApiError({
    status: 400,
    code: 'invalid',
    message: 'There is a board with this title already',
  })
  api.post.mockReset().mockRejectedValue(taken)
  render(<BoardDialog board={null} onClose={vi.fn()} />, { wrapper })
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, 'Done{Enter}')
  expect(await screen.findByText(kanban['kanban.board.error.taken'])).toBeInTheDocument()
  expect(field).toHaveAttribute('aria-invalid', 'true')
})
