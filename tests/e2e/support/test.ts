import { test as base, expect, type Page, type Response } from '@playwright/test'
import type { Sql } from 'postgres'
import { statePath } from './addresses.ts'
import { type Actor, type ActorRole, type Cast, castOf, connectCast } from './cast.ts'

export { expect } from '@playwright/test'
export { expectAccessible } from './accessible.ts'

/** The demo accounts, for the sign-in journeys and the walk of all screens; `guest` has no session. */
export type SignedInRole = 'admin' | 'auth' | 'manager' | 'user' | 'client' | 'guest'

type Options = {
  /** The role of a new person, `me`, who is signed in on `page`. */
  as: ActorRole | null
  /** The demo account that is signed in on `page` when `as` is null. */
  role: SignedInRole
  language: 'en' | 'fr'
  theme: 'light' | 'dark'
  allowConsole: RegExp | null
}
type Fixtures = {
  cast: Cast
  me: Actor
  mine: Actor | null
  /** Prepares a page of the journey: its language, and no console errors. */
  prepare: (page: Page) => Promise<void>
  preparedPage: undefined
}

/** Chromium's own note that it draws WebGL without a graphics card, as on a machine of the tests. */
const softwareRenderer = /^\[\.WebGL-\w+\]GL Driver Message .* GPU stall due to ReadPixels/

/**
 * The test every journey uses: signed in as `me`, a new person of the role `as`, in `language` and `theme`, and failing
 * on any console error or warning that `allowConsole` does not name.
 */
export const test = base.extend<Options & Fixtures, { database: Sql }>({
  as: [null, { option: true }],
  role: ['guest', { option: true }],
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  // One expression, because Playwright reads a list given to `use` as a fixture with options.
  allowConsole: [null, { option: true }],
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const sql = await connectCast()
      await use(sql)
      await sql.end()
    },
    { scope: 'worker' },
  ],
  cast: async ({ database, browser, prepare }, use) => {
    const opened: Page[] = []
    await use(
      castOf(database, async ({ state }, path) => {
        const context = await browser.newContext({ storageState: state, reducedMotion: 'reduce' })
        const page = await context.newPage()
        opened.push(page)
        await prepare(page)
        await page.goto(path)
        await expectLive(page)
        return page
      }),
    )
    await Promise.all(opened.map((page) => page.context().close()))
  },
  mine: async ({ as, cast }, use) => {
    await use(as ? ((await cast({ [as]: true }))[as] ?? null) : null)
  },
  me: async ({ mine }, use) => {
    if (!mine) throw new Error('Set the role of this journey: test.use({ as: … }).')
    await use(mine)
  },
  storageState: async ({ mine, role }, use) => {
    await use(mine?.state ?? (role === 'guest' ? { cookies: [], origins: [] } : statePath(role)))
  },
  colorScheme: async ({ theme }, use) => {
    await use(theme)
  },
  prepare: async ({ language, allowConsole }, use) => {
    const seen: string[] = []
    const refused: Promise<string>[] = []
    await use(async (page) => {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text())
      })
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(describeRefusal(response))
      })
      page.on('pageerror', (error) => seen.push(String(error)))
      await page.addInitScript((value) => {
        // An empty page has no storage.
        if (origin !== 'null' && !localStorage.getItem('language')) localStorage.setItem('language', value)
      }, language)
    })
    const unexpected = seen.filter((text) => !allowConsole?.test(text) && !softwareRenderer.test(text))
    if (unexpected.length === 0) return
    // The console logs the status of a refused request, but not what was sent.
    const requests = await Promise.all(refused)
    expect(unexpected, `console errors and warnings; refused: ${requests.join('\n')}`).toEqual([])
  },
  preparedPage: [
    async ({ page, prepare }, use) => {
      await prepare(page)
      await use(undefined)
      // A journey may end while a route still handles a request that no code awaits.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
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

/** A name that is used once. */
export const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** Waits until every realtime topic of the page is open, after which no event is missed. */
export const expectLive = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-live', 'joined')
