import { ChakraProvider } from '@chakra-ui/react'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { system } from '@/ui/theme/system.ts'
import kanban from '../../../../locales/en/kanban.json' with { type: 'json' }
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { AddCard } from './add-card.tsx'
import { useKanbanCommands } from './use-kanban-commands.ts'

const api = mockApi()

const boards = [
  { id: 1, title: 'To do', itemsIds: [1, 2] },
  { id: 2, title: 'Done', itemsIds: [] },
] as unknown as KanbanBoard[]
const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    <IntlProvider locale="en" messages={kanban}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
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
