import { ChakraProvider } from '@chakra-ui/react'
import ui from '@locales/en/ui.json'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { HomeCard } from './home-card.tsx'

/** The space that the rows of a card take, by their number; undefined is loading. */
function spaceOf(rows: readonly ReactNode[] | undefined) {
  const { unmount } = render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <MemoryRouter>
          <HomeCard title="Scenes" to="/scenes" more="All" empty="No scenes" rows={rows} most={5} />
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
  const body = screen.getByRole('region', { name: 'Scenes' }).lastElementChild
  const space = body ? getComputedStyle(body).minHeight : ''
  unmount()
  return space
}

it('R-252: a card of the home page takes the same space while it loads, empty and full', () => {
  const spaces = [undefined, [], [<li key="1">One</li>]].map(spaceOf)
  expect(spaces).toEqual(['300px', '300px', '300px'])
})
