import { ChakraProvider } from '@chakra-ui/react'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import kanban from '../../../../locales/en/kanban.json' with { type: 'json' }
import ui from '../../../../locales/en/ui.json' with { type: 'json' }
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { AddCard } from './add-card.tsx'
import { BoardDialog } from './board-dialog.tsx'
import { useKanbanCommands } from './use-kanban-commands.ts'

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
