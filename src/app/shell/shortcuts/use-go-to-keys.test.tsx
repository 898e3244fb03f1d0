import { act, fireEvent, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { AbilityProvider, createAbility } from '@/lib/auth/ability.ts'
import { registerRouter } from '@/lib/routing/pending-navigation.ts'
import { useWritingScreen } from '@/lib/shortcuts/writing-screen.ts'
import { registerScreens } from '../../register-screens.ts'

// The keys name screens, so these are registered first, as the app does.
registerScreens()
const { useGoToKeys } = await import('./use-go-to-keys.ts')

// Later files share the module, and one of these routers loads forever.
afterEach(() => registerRouter(createMemoryRouter([{ path: '/' }])))

function Screen({ isWriting = false }) {
  useWritingScreen(isWriting)
  useGoToKeys()
  return null
}

/** Presses g and h on a screen, and returns the address after it. */
async function pressGoHome(isWriting: boolean, isLoading = false): Promise<string> {
  const element = <Screen />
  const routes = [
    { path: '/', element },
    { path: '/start', element: <Screen isWriting={isWriting} /> },
    { path: '/slow', element, loader: () => new Promise(() => undefined) },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/start'] })
  registerRouter(router)
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <AbilityProvider value={createAbility()}>
        <RouterProvider router={router} />
      </AbilityProvider>
    </IntlProvider>,
  )
  if (isLoading) void router.navigate('/slow')
  for (const key of ['g', 'h']) act(() => void fireEvent.keyDown(document.body, { key }))
  await act(async () => undefined)
  return router.state.location.pathname
}

it('g and a letter open a screen', async () => {
  expect(await pressGoHome(false)).toBe('/')
})

it('no letter opens a screen on a screen for writing (R-512)', async () => {
  expect(await pressGoHome(true)).toBe('/start')
})

it('no letter opens a screen from the moment in which another one begins to load (R-512)', async () => {
  expect(await pressGoHome(false, true)).toBe('/start')
})
