import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { statePath } from './addresses.ts'

export { expect } from '@playwright/test'
export { expectAccessible } from './accessible.ts'

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

/** Fails when the page scrolls sideways, once charts have followed its width: the sign of a layout that does not hold. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
}

/** A name no other journey uses. */
export const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** Another person's browser, in English, at a path. */
export async function openAs(browser: Browser, role: Role, path: string): Promise<Page> {
  const context = await browser.newContext({ storageState: statePath(role), reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto(path)
  return page
}
