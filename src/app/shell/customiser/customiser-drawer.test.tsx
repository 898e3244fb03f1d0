import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSkin, setThemeChoice, startColorMode } from '@/lib/browser/color-mode.ts'
import { setDirection, startDirection } from '@/lib/i18n/direction.ts'
import { setLanguage } from '@/lib/i18n/language.ts'
import { readCookie } from '@/lib/storage/cookies.ts'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import app from '../../../../locales/en/app.json'
import ui from '../../../../locales/en/ui.json'
import { layoutDefaults, setLayout } from '../layout-settings.ts'
import { CustomiserDrawer } from './customiser-drawer.tsx'

async function open() {
  const element = <CustomiserDrawer isOpen onClose={() => undefined} />
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...app, ...ui }}>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  await screen.findByText('Reset to defaults')
}
// Roles and names of a whole drawer take long to compute in jsdom.
const input = (name: string) => screen.getByLabelText(name)
const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(input(name))
}
/** A switch changes in a microtask. */
const flip = (...names: string[]) => act(async () => choose(...names))
const cookies = (...names: string[]) => names.map((name) => readCookie(name))
const reset = () =>
  act(() => {
    setLayout(layoutDefaults)
    setThemeChoice('system')
    setSkin('default')
    setDirection('ltr')
  })

let stop: () => void = () => undefined
beforeEach(() => {
  stop = startColorMode()
  startDirection()
})
afterEach(() => {
  reset()
  stop()
})

describe('the layout settings of a user (R-061, R-006)', () => {
  it('apply at once, are stored in a cookie each, and go back to the defaults (R-224)', async () => {
    await open()
    choose('Collapsed', 'Scrolls away', 'Full width', 'Bordered', 'Dark', 'Right to left')
    await flip('Blur behind the app bar', 'Dark navigation on light pages')
    expect(cookies('isVerticalNavCollapsed', 'navbarType', 'appContentWidth', 'skin', 'theme')).toEqual([
      'true',
      'static',
      'fluid',
      'bordered',
      'dark',
    ])
    expect(cookies('color-scheme', 'isAppRTL', 'isNavbarBlurEnabled', 'isVerticalNavSemiDark')).toEqual([
      'dark',
      'true',
      'false',
      'true',
    ])
    expect(input('Collapsed')).toBeChecked()
    expect(input('Full width')).toBeChecked()
    const { classList, dataset, dir } = document.documentElement
    expect([classList.contains('dark'), classList.contains('light'), dataset.skin, dir]).toEqual([
      true,
      false,
      'bordered',
      'rtl',
    ])

    await flip('Single-character shortcuts')
    await act(async () => screen.getByText('Reset to defaults').click())
    for (const name of [
      'At the side',
      'Stays in view',
      'Boxed',
      'Raised',
      'System',
      'Left to right',
      'Blur behind the app bar',
      'Single-character shortcuts',
    ])
      expect(input(name), name).toBeChecked()
    expect(document.documentElement.dir).toBe('ltr')

    // With the navigation at the top, the app bar cannot be hidden.
    choose('Collapsed', 'Hidden')
    expect(cookies('navbarType')).toEqual(['hidden'])
    choose('At the top')
    expect(input('At the top')).toBeChecked()
    expect(input('Stays in view')).toBeChecked()
    expect(input('Hidden')).toBeDisabled()
    expect(input('Dark navigation on light pages')).toBeDisabled()
    expect(cookies('appContentLayoutNav', 'navbarType', 'isVerticalNavCollapsed')).toEqual([
      'horizontal',
      'sticky',
      'false',
    ])
  })
})

it('R-006: the theme of the system is followed while no other is chosen', () => {
  stop()
  const query = Object.assign(new EventTarget(), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as never)
  stop = startColorMode()
  const { classList } = document.documentElement
  expect(classList.contains('dark')).toBe(true)
  query.matches = false
  query.dispatchEvent(new Event('change'))
  expect(classList.contains('light')).toBe(true)
  query.matches = true
  setThemeChoice('light')
  expect(classList.contains('light')).toBe(true)
})

it('R-061: the language is stored under the key language, and layout cookies have copies for other tabs', () => {
  setLanguage('fr')
  expect(localStorage.getItem('language')).toBe('fr')
  setLanguage('en')
  expect(localStorage.getItem('language')).toBe('en')
  setSkin('bordered')
  expect(localStorage.getItem('quillport-skin')).toBe('bordered')
  const event = new StorageEvent('storage', { key: 'quillport-skin', newValue: 'default' })
  window.dispatchEvent(event)
  expect(document.documentElement.dataset.skin).toBe('default')
})
