import { ChakraProvider } from '@chakra-ui/react'
import english from '@locales/en/app.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { rememberVisit } from '../model/recent.ts'
import { CommandPalette } from './command-palette.tsx'
import { SearchResults } from './search-results.tsx'

const uid = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11'
const client = new QueryClient()

const dialog = (canAccess: (url: string) => boolean) => (
  <ChakraProvider value={system}>
    <IntlProvider locale="en" messages={{ ...ui, ...english }}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <CommandPalette onClose={() => undefined}>
            {(field) => (
              <SearchResults
                {...field}
                uid={uid}
                language="en"
                suggested={[]}
                commands={[]}
                canAccess={canAccess}
                icons={{}}
              />
            )}
          </CommandPalette>
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>
  </ChakraProvider>
)
const shown = async () => (await screen.findAllByRole('option')).map((option) => option.textContent)

beforeEach(() => {
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
  rememberVisit(uid, { title: 'Users', url: '/apps/user/list' })
  rememberVisit(uid, { title: '#7 Harbour guide', url: '/apps/projects/view/7' })
  rememberVisit(uid, { title: 'Chat', url: '/apps/chat' })
})

it('the palette offers a recent page only while the user may open it', async () => {
  const { rerender } = render(dialog(() => true))
  expect(await shown()).toEqual(['Chat', '#7 Harbour guide', 'Users'])
  rerender(dialog((url) => !url.startsWith('/apps/user')))
  expect(await shown()).toEqual(['Chat', '#7 Harbour guide'])
  rerender(dialog((url) => url === '/apps/chat'))
  expect(await shown()).toEqual(['Chat'])
  rerender(dialog(() => true))
  expect(await shown()).toEqual(['Chat', '#7 Harbour guide', 'Users'])
})

it('the palette shows no heading for an empty group', async () => {
  render(dialog(() => false))
  expect(await screen.findByRole('combobox')).toBeInTheDocument()
  expect(screen.queryByText(english['app.search.recent'])).toBeNull()
})
