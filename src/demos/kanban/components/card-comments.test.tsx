import { AbilityProvider } from '@casl/react'
import { ChakraProvider } from '@chakra-ui/react'
import type { KanbanCardDetail } from '@contract/demo/kanban-cards.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { createAbility } from '@/lib/auth/ability.ts'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import kanban from '../../../../locales/en/kanban.json' with { type: 'json' }
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { CardComments } from './card-comments.tsx'
import { CardDetails } from './card-details.tsx'

const api = mockApi()

const show = (content: ReactNode, action = 'update') =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={kanban} onError={() => undefined}>
        <AbilityProvider value={createAbility([{ action, subject: 'demo' }])}>
          <QueryClientProvider client={new QueryClient()}>
            <ConfirmProvider>{content}</ConfirmProvider>
          </QueryClientProvider>
        </AbilityProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
const open = (id: number) =>
  show(<CardComments detail={{ card: { id }, comments: [] } as unknown as KanbanCardDetail} />)
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

it('R-613: the activity of a card names who changed what, with the value before', () => {
  const entry = (kind: string, value: string, before = '') => ({ kind, detail: value, before })
  const activity = [
    entry('title', 'Final cover', 'Cover'),
    entry('moved', 'Done', 'To do'),
    entry('due', '2027-01-02', '2026-12-31'),
    entry('labels', 'Print'),
    entry('labels_removed', 'Images'),
    entry('members', 'Noor'),
    entry('members_removed', 'Ana'),
  ].map((one, id) => ({ ...one, id, actor: 'Ida', createdAt: '2026-11-01T00:00:00Z' }))
  const detail = { card: { id: 4 }, comments: [], files: [], activity } as unknown as KanbanCardDetail
  show(<CardDetails detail={detail} />, 'read')
  for (const text of [
    'Ida changed the title from “Cover” to “Final cover”',
    'Ida moved the card from To do to Done',
    'Ida changed the due date from Dec 31, 2026 to Jan 2, 2027',
    'Ida added the labels Print',
    'Ida removed the labels Images',
    'Ida assigned Noor',
    'Ida removed Ana from the members',
  ])
    expect(screen.getByText(text)).toBeVisible()
})
