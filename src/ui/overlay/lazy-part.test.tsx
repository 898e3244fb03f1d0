import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { system } from '../theme/system.ts'
import { LazyPart } from './lazy-part.tsx'

const show = (load: () => Promise<{ default: () => string }>) => {
  const Part = lazy(load)
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <p>The rest of the screen</p>
        <LazyPart fallback="Loading">
          <Part />
        </LazyPart>
      </IntlProvider>
    </ChakraProvider>,
  )
}

it('R-742: a part shows its fallback until it has loaded', async () => {
  show(async () => ({ default: () => 'The part' }))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('The part')).toBeVisible()
})

it.each([
  [true, 'Reload the page to open it.'],
  [false, 'You are offline. Reload the page when you are back online.'],
])('R-742: a part that fails to load offers a reload (online: %s)', async (isOnline, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.getByText('The rest of the screen')).toBeVisible()
})
