import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setThemeChoice, startColorMode } from './color-mode.ts'

const query = Object.assign(new EventTarget(), { matches: false })
const systemTurns = (dark: boolean) => {
  query.matches = dark
  act(() => void query.dispatchEvent(new Event('change')))
}
const scheme = () => [document.documentElement.className, document.documentElement.style.colorScheme]

afterEach(() => setThemeChoice('system'))

it('R-103: the system theme follows the operating system, and a chosen theme does not', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
  setThemeChoice('system')
  const stop = startColorMode()
  expect(scheme()).toEqual(['light', 'light'])
  systemTurns(true)
  expect(scheme()).toEqual(['dark', 'dark'])
  systemTurns(false)
  expect(scheme()).toEqual(['light', 'light'])
  setThemeChoice('dark')
  systemTurns(true)
  systemTurns(false)
  expect(scheme()).toEqual(['dark', 'dark'])
  setThemeChoice('system')
  expect(scheme()).toEqual(['light', 'light'])
  stop()
})
