import { ChakraProvider } from '@chakra-ui/react'
import app from '@locales/en/app.json'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { NavList } from './nav-list.tsx'
import type { NavBlock } from './nav-tree.ts'

const link = (id: string, section: NavBlock['section']): NavBlock => ({
  section,
  entries: [{ kind: 'link', id, path: `/${id}`, labelId: `x.${id}`, icon: undefined, order: 0 }],
})
const blocks = [
  link('texts', 'writing'),
  link('rights', 'others'),
  link('board', 'apps'),
  link('chart', 'charts'),
]

const navigation = (activeId: string) => (
  <ChakraProvider value={system}>
    <IntlProvider
      locale="en"
      messages={{
        ...app,
        'x.texts': 'Texts',
        'x.rights': 'Rights',
        'x.board': 'Board',
        'x.chart': 'Chart',
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
