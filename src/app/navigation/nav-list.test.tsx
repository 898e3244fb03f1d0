import { ChakraProvider } from '@chakra-ui/react'
import app from '@locales/en/app.json'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { system } from '@/ui/theme/system.ts'
import { NavList } from './nav-list.tsx'
import type { NavBlock } from './nav-tree.ts'

const link = (id: string, labelId: MessageId, section: NavBlock['section']): NavBlock => ({
  section,
  entries: [{ kind: 'link', id, path: `/${id}`, labelId, icon: undefined, order: 0 }],
})
const blocks = [
  link('texts', 'manuscripts.list.title', 'writing'),
  link('rights', 'access.roles.title', 'others'),
  link('board', 'mail.app.title', 'apps'),
  link('chart', 'chat.page.title', 'charts'),
]

const navigation = (activeId: string) => (
  <ChakraProvider value={system}>
    <IntlProvider
      locale="en"
      messages={{
        ...app,
        'manuscripts.list.title': 'Texts',
        'access.roles.title': 'Rights',
        'mail.app.title': 'Board',
        'chat.page.title': 'Chart',
      }}
    >
      <MemoryRouter>
        <NavList blocks={blocks} activeId={activeId} isNarrow={false} />
      </MemoryRouter>
    </IntlProvider>
  </ChakraProvider>
)
const show = (activeId: string) => render(navigation(activeId))

it('R-583: the template areas are in one collapsed group after the product', async () => {
  show('texts')
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['Texts', 'Rights'])
  await userEvent.click(screen.getByRole('button', { name: 'Template', expanded: false }))
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Texts',
    'Rights',
    'Board',
    'Chart',
  ])
})

it('R-583: the group is open on a screen of a template area', () => {
  show('chart')
  expect(screen.getByRole('button', { name: 'Template', expanded: true })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chart' })).toHaveAttribute('aria-current', 'page')
})

it('R-583: the group opens when one of its screens is opened, and stays open after it', () => {
  const { rerender } = show('texts')
  const group = () => screen.getByRole('button', { name: 'Template' })
  expect(group()).toHaveAttribute('aria-expanded', 'false')
  rerender(navigation('board'))
  expect(group()).toHaveAttribute('aria-expanded', 'true')
  rerender(navigation('texts'))
  expect(group()).toHaveAttribute('aria-expanded', 'true')
})
