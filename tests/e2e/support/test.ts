import { type Browser, test as base, expect, type Page, type Response } from '@playwright/test'
import { statePath } from './addresses.ts'

export { expect } from '@playwright/test'
export { expectAccessible } from './accessible.ts'

/** The roles of journeys; `guest` has no session. */
export type SignedInRole = 'admin' | 'auth' | 'manager' | 'user' | 'client' | 'guest'

type Options = {
  role: SignedInRole
  language: 'en' | 'fr'
  theme: 'light' | 'dark'
  allowConsole: RegExp | null
}

/** Chromium's own note that it draws WebGL without a graphics card, as on a machine of the tests. */
const softwareRenderer = /^\[\.WebGL-\w+\]GL Driver Message .* GPU stall due to ReadPixels/

/**
 * The test every journey uses: signed in as `role`, in `language` and `theme`, and failing on any console error
 * or warning that `allowConsole` does not name.
 */
export const test = base.extend<Options & { quietConsole: undefined }>({
  role: ['auth', { option: true }],
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  // One expression, because Playwright reads a list given to `use` as a fixture with options.
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
      const refused: Promise<string>[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text())
      })
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(describeRefusal(response))
      })
      page.on('pageerror', (error) => seen.push(String(error)))
      await page.addInitScript((value) => {
        if (!localStorage.getItem('language')) localStorage.setItem('language', value)
      }, language)
      await use(undefined)
      // A journey may end while a route still handles a request that no code awaits.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      const unexpected = seen.filter((text) => !allowConsole?.test(text) && !softwareRenderer.test(text))
      if (unexpected.length === 0) return
      // The console logs the status of a refused request, but not what was sent.
      const requests = await Promise.all(refused)
      expect(unexpected, `console errors and warnings; refused: ${requests.join('\n')}`).toEqual([])
    },
    { auto: true },
  ],
})

/** A refused request with its header names and the start of the response, for the message of a failed journey. */
async function describeRefusal(response: Response): Promise<string> {
  const request = response.request()
  const headers = await request.allHeaders().catch(() => request.headers())
  const answer = await response.text().catch((error: unknown) => String(error))
  const names = Object.keys(headers).sort().join(' ')
  return `${response.status()} ${request.method()} ${request.url()} [${names}] ${answer.slice(0, 200)}`
}

/** Fails when the page scrolls horizontally after its charts have been resized. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
}

/** A name that no other journey uses. */
export const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** Opens another person's browser, in English, at a path, and waits until the page is live. */
export async function openAs(browser: Browser, role: SignedInRole, path: string): Promise<Page> {
  const context = await browser.newContext({ storageState: statePath(role), reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto(path)
  await expectLive(page)
  return page
}

/** Waits until every realtime topic of the page is open, after which no event is missed. */
export const expectLive = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-live', 'joined')
