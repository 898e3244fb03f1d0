import { ChakraProvider } from '@chakra-ui/react'
import mailMessages from '@locales/en/mail.json'
import uiMessages from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { labelsQuery } from '../../api/labels.ts'
import { testThread } from '../../model/test-threads.ts'
import { type MailContextValue, MailProvider } from '../mail-context.ts'
import { CompactThreadRows } from './compact-thread-rows.tsx'

it('a compact row keeps status, due date and project as named marks', () => {
  const thread = testThread(1, {
    taskStatus: 'in_process',
    dueDate: '2026-11-20',
    project: { id: 'p', no: 7, title: 'Harbour walk' },
  })
  const known = {
    uid: 'me',
    isStaff: true,
    today: '2026-11-25',
    location: {},
  }
  const client = new QueryClient()
  client.setQueryData(labelsQuery.queryKey, [])
  render(
    <IntlProvider locale="en" messages={{ ...uiMessages, ...mailMessages }}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <QueryClientProvider client={client}>
            <MailProvider value={known as unknown as MailContextValue}>
              <CompactThreadRows
                thread={thread}
                to="/"
                isOpen={false}
                isSelecting={false}
                onSelect={() => undefined}
                onFocus={() => undefined}
              />
            </MailProvider>
          </QueryClientProvider>
        </MemoryRouter>
      </ChakraProvider>
    </IntlProvider>,
  )
  expect(screen.getByText(/Harbour walk/)).toBeInTheDocument()
  expect(screen.getByText(/overdue/i)).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: new RegExp(mailMessages['mail.status.in_process']) }),
  ).toBeInTheDocument()
})
