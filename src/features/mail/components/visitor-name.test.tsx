import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { system } from '@/ui/theme/system.ts'
import mailMessages from '../../../../locales/en/mail.json' with { type: 'json' }
import peopleMessages from '../../../../locales/en/people.json' with { type: 'json' }
import uiMessages from '../../../../locales/en/ui.json' with { type: 'json' }
import { testMessage, testPerson, testThread } from '../model/test-threads.ts'
import { MessageCard } from './conversation/message-card.tsx'
import { RowHead } from './list/row-head.tsx'
import { type MailContextValue, MailProvider } from './mail-context.ts'

const admin = { ...testPerson(1), name: 'Ada Wing', avatar: 'ada/face.webp' }
const visitor = { name: admin.name, email: admin.email }
const shown = (element: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={{ ...uiMessages, ...peopleMessages, ...mailMessages }}>
        <ChakraProvider value={system}>
          <MemoryRouter>
            <ContextMenuProvider>
              <MailProvider value={{ uid: 'me' } as MailContextValue}>{element}</MailProvider>
            </ContextMenuProvider>
          </MemoryRouter>
        </ChakraProvider>
      </IntlProvider>
    </QueryClientProvider>,
  )
const before = (first: string, second: string) => {
  const text = document.body.textContent ?? ''
  expect(text).toContain(first)
  expect(text.indexOf(first)).toBeLessThan(text.indexOf(second))
}

describe('R-540: a visitor with the name and the address of an admin', () => {
  it('is a visitor in the list', () => {
    shown(<RowHead thread={testThread(1, { visitor, people: [admin] })} />)
    expect(screen.getByText('Visitor · person1@demo.com · Ada Wing')).toBeInTheDocument()
  })

  it('is a visitor with a neutral avatar in the conversation', () => {
    const message = testMessage({ from: null, recipients: [] })
    shown(
      <MessageCard
        message={message}
        visitor={visitor}
        isOpen={false}
        onToggle={() => {}}
        onReply={() => {}}
      />,
    )
    expect(screen.getByText('Visitor · person1@demo.com · Ada Wing')).toBeInTheDocument()
    expect(document.querySelector('[data-visitor]')).not.toBeNull()
    expect(document.querySelector('img')).toBeNull()
    expect(screen.queryByText('AW')).toBeNull()
  })
})

it('R-541: the company of a client is shown before the name, in full', () => {
  const from = { ...admin, affiliation: 'Lantern Press' }
  shown(<MessageCard message={testMessage({ from })} isOpen={false} onToggle={() => {}} onReply={() => {}} />)
  before('Lantern Press', 'Ada Wing')
  expect(getComputedStyle(screen.getByText('Lantern Press')).textOverflow).not.toBe('ellipsis')
})
