import { ChakraProvider } from '@chakra-ui/react'
import english from '@locales/en/app.json'
import ui from '@locales/en/ui.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { earlyText, takeEarlyText } from '@/features/manuscripts/shared/early-text.ts'
import { system } from '@/ui/theme/system.ts'
import { appSearchQuery } from '../api/search.ts'
import type { Command } from '../model/groups.ts'
import { rememberVisit } from '../model/recent.ts'
import { CommandPalette } from './command-palette.tsx'
import { SearchResults } from './search-results.tsx'

const uid = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11'
const client = new QueryClient()

const dialog = (canAccess: (url: string) => boolean, commands: Command[] = []) => (
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
                commands={commands}
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
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
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

it('R-523: Enter at once runs the command that was typed, before the search has responded', async () => {
  const run = vi.fn()
  const commands = [{ id: 'new', title: 'New project request', run }]
  render(dialog(() => true, commands))
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByRole('combobox'), 'new req{Enter}')
  await expect.poll(() => run).toHaveBeenCalledTimes(1)
})

it('text typed after Enter is for the text that opens, not for the query (R-518)', async () => {
  const url = '/manuscripts/m/items/lamp/edit'
  const pending = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const lamp = { key: 'items', title: 'Texts', items: [{ title: 'The lamp', url }] }
  render(dialog(() => true))
  const user = userEvent.setup({ delay: null })
  const field = await screen.findByRole('combobox')
  await user.type(field, 'lamp{Enter}the night')
  expect(field).toHaveValue('lampthe night')
  client.setQueryData(appSearchQuery({ q: 'lamp', lang: 'en' }).queryKey, [lamp])
  await expect.poll(() => earlyText('lamp')).toBe('the night')
  takeEarlyText('lamp')
  pending.mockRestore()
})

it('text typed after Enter belongs to the query when Enter has nothing to open', async () => {
  for (const q of ['lamp', 'lamps'])
    client.setQueryData(
      appSearchQuery({ q, lang: 'en' }).queryKey,
      q === 'lamp'
        ? []
        : [
            {
              key: 'items',
              title: 'Texts',
              items: [{ title: 'Lamps', url: '/apps/chat' }],
            },
          ],
    )
  render(dialog(() => true))
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByRole('combobox'), 'lamp{Enter}s')
  await expect.poll(shown).toEqual(['Lamps'])
})

it('the palette shows no heading for an empty group', async () => {
  render(dialog(() => false))
  expect(await screen.findByRole('combobox')).toBeInTheDocument()
  expect(screen.queryByText(english['app.search.recent'])).toBeNull()
})
