import { AbilityProvider } from '@casl/react'
import { ChakraProvider } from '@chakra-ui/react'
import type { KanbanCardDetail } from '@contract/demo/kanban-cards.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { createAbility } from '@/lib/auth/ability.ts'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import kanban from '../../../../locales/en/kanban.json' with { type: 'json' }
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { CardComments } from './card-comments.tsx'

const api = mockApi()

const open = (id: number) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={kanban} onError={() => undefined}>
        <AbilityProvider value={createAbility([{ action: 'update', subject: 'demo' }])}>
          <QueryClientProvider client={new QueryClient()}>
            <ConfirmProvider>
              <CardComments detail={{ card: { id }, comments: [] } as unknown as KanbanCardDetail} />
            </ConfirmProvider>
          </QueryClientProvider>
        </AbilityProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
const field = () => screen.getByRole('textbox')

it('a typed comment is kept when its card is closed, and no longer when it is sent', async () => {
  let respond = () => {}
  api.post.mockReturnValue(
    new Promise((resolve) => (respond = () => resolve({ card: { id: 1 }, comments: [] }))),
  )
  const first = open(1)
  await userEvent.type(field(), 'Half a thought')
  first.unmount()
  const other = open(2)
  expect(field()).toHaveValue('')
  other.unmount()

  const again = open(1)
  expect(field()).toHaveValue('Half a thought')
  await userEvent.type(field(), '{Control>}{Enter}{/Control}')
  expect(api.post).toHaveBeenCalledOnce()
  // The card is closed before the response.
  again.unmount()
  respond()
  await waitFor(() => expect(Object.values(localStorage).join()).not.toContain('Half a thought'))
  open(1)
  expect(field()).toHaveValue('')
})

it('R-566: Ctrl+Enter in a comment sends the comment and is no key of its form', async () => {
  api.post.mockReset().mockResolvedValue({ card: { id: 3 }, comments: [] })
  open(3)
  await userEvent.type(field(), 'Seen')
  expect(fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })).toBe(false)
  await waitFor(() => expect(api.post.mock.lastCall?.[1]).toMatchObject({ body: { body: 'Seen' } }))
})
