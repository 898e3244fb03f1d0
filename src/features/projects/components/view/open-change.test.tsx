import { ChakraProvider } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import projects from '@locales/en/projects.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../../tests/support/mock-api.ts'
import { AskChangeDialog } from './ask-change-dialog.tsx'
import { OpenChange } from './open-change.tsx'

const api = mockApi()

const asked = {
  id: 'c1',
  kind: 'change',
  state: 'open',
  body: 'A map too.',
  title: null,
  dueDate: '2027-03-04',
  latestCompletionDate: null,
  by: { uid: 'u', name: 'Tom Hale', email: '', avatar: null },
  at: '2026-11-20T12:00:00Z',
}
const project = (change: object, asStaff: boolean) =>
  ({
    id: 'p1',
    title: 'Harbour guide',
    dueDate: '2027-03-01',
    latestCompletionDate: '2027-03-09',
    changes: [{ ...asked, ...change }],
    mayWork: asStaff,
  }) as unknown as ProjectDetail
const show = (content: ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...projects }} onError={() => undefined}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <ConfirmProvider>{content}</ConfirmProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
const open = (change: object, asStaff: boolean) =>
  show(<OpenChange project={project(change, asStaff)} today="2026-11-25" />)
const sent = () => api.post.mock.calls.map(([path, options]) => [path, options.body])
const decision = '/projects/p1/changes/c1/decision'

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue()
  // The answer is the changed project, which the page then shows.
  api.post.mockReset().mockReturnValue(new Promise(() => undefined))
})

it('R-699: staff decline a change of the client with a reason only', async () => {
  open({}, true)
  expect(screen.getByText('Tom Hale asks for a change')).toBeVisible()
  expect(screen.getByText('A map too.')).toBeVisible()
  fireEvent.click(screen.getByText('Decline…'))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByText('Decline'))
  expect(await dialog.findByText(projects['projects.back.required'])).toBeInTheDocument()
  expect(sent()).toEqual([])
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'No room.' } })
  fireEvent.click(dialog.getByText('Decline'))
  await waitFor(() => expect(sent()).toEqual([[decision, { isAccepted: false, reason: 'No room.' }]]))
})

it('R-699: staff accept a cancellation after a question, and a change at once', async () => {
  const { unmount } = open({ kind: 'cancellation', dueDate: null }, true)
  fireEvent.click(screen.getByText('Accept cancellation'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Cancel “Harbour guide”?')).toBeInTheDocument()
  expect(sent()).toEqual([])
  fireEvent.click(question.getByText('Accept cancellation'))
  await waitFor(() => expect(sent()).toEqual([[decision, { isAccepted: true }]]))
  unmount()
  open({}, true)
  fireEvent.click(screen.getByText('Accept change'))
  await waitFor(() => expect(sent()).toHaveLength(2))
})

it('R-699: the client sees that a change waits and decides nothing', () => {
  open({}, false)
  expect(screen.getByText('Waiting for the agency')).toBeVisible()
  expect(screen.queryByText('Accept change')).toBeNull()
  expect(screen.queryByText('Decline…')).toBeNull()
})

it('R-699: the client asks for the changed fields alone, and for a cancellation with its reason', async () => {
  const ask = (kind: 'change' | 'cancellation') =>
    show(<AskChangeDialog project={project({}, false)} kind={kind} today="2026-11-25" onClose={vi.fn()} />)
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const { unmount } = ask('change')
  await screen.findByLabelText(/^What should change/)
  fill(/^What should change/, 'A map too.')
  fill(/^Project title/, 'Second edition')
  fireEvent.click(screen.getByText('Send'))
  await waitFor(() =>
    expect(sent()).toEqual([
      ['/projects/p1/changes', { kind: 'change', body: 'A map too.', title: 'Second edition' }],
    ]),
  )
  unmount()
  ask('cancellation')
  await screen.findByLabelText(/^Why do you cancel/)
  expect(screen.queryByLabelText(/^Project title/)).toBeNull()
  fill(/^Why do you cancel/, 'Not printed.')
  fireEvent.click(screen.getByText('Send'))
  await waitFor(() =>
    expect(sent()[1]).toEqual(['/projects/p1/changes', { kind: 'cancellation', body: 'Not printed.' }]),
  )
})
