import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { statePath } from './addresses.ts'

export { expect } from '@playwright/test'

/** Roles a journey may run as; `guest` is nobody. */
export type Role = 'admin' | 'auth' | 'manager' | 'user' | 'client' | 'guest'

type Options = { role: Role; language: 'en' | 'fr'; theme: 'light' | 'dark'; allowConsole: RegExp | null }

/**
 * The test every journey uses: signed in as `role`, in `language` and `theme`, and failing on any console error
 * or warning that `allowConsole` does not name.
 */
export const test = base.extend<Options & { quietConsole: undefined }>({
  role: ['auth', { option: true }],
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  // One expression: Playwright takes a list given to `use` for a fixture with its options.
  allowConsole: [null, { option: true }],
  storageState: async ({ role }, use) => {
    await use(role === 'guest' ? { cookies: [], origins: [] } : statePath(role))
  },
  colorScheme: async ({ theme }, use) => {
    await use(theme)
  },
  quietConsole: [
    async ({ page, language, allowConsole }, use) => {
      const seen: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text())
      })
      page.on('pageerror', (error) => seen.push(String(error)))
      await page.addInitScript((value) => {
        if (!localStorage.getItem('language')) localStorage.setItem('language', value)
      }, language)
      await use(undefined)
      const unexpected = seen.filter((text) => !allowConsole?.test(text))
      expect(unexpected, 'console errors and warnings').toEqual([])
    },
    { auto: true },
  ],
})

/** Fails with the rules and elements axe finds wrong on the page, once it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // By element: an open dialog hides the page's heading from everything that asks for roles.
  await expect(page.locator('h1').first()).toBeAttached()
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }))
  expect(found).toEqual([])
}

/** Fails when the page scrolls sideways: the sign of a layout that does not hold at this width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [scroll, width] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  )
  expect(scroll).toBeLessThanOrEqual(width)
}
