import type { Page } from '@playwright/test'
import { routeTable, type TableRoute } from '../../src/app/route-table.ts'
import { callApi, makeManuscript } from './support/api.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/** The first request and the first person of the sample data. */
const PROJECT = '00000000-0000-4000-8000-000000300001'
const PERSON = '1'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }
/** Also looked at: around the breakpoints of spec 9, and as wide as it gets. */
const OTHER_WIDTHS = [768, 1279, 1280, 1920]
/** Of one screen, with its two walks of the accessibility rules. */
const PATIENCE_MS = 60_000

/** Every screen in each language and direction; and there in each theme, one wide and one narrow. */
const SETTINGS = [
  { language: 'en', direction: 'ltr', wide: 'light', narrow: 'dark' },
  { language: 'fr', direction: 'rtl', wide: 'dark', narrow: 'light' },
] as const

const roleFor = ({ access }: TableRoute) =>
  access === 'guest' || access === 'public' ? ('guest' as const) : ('admin' as const)

/** Finds or makes what the screens of an area show, and answers how their paths are filled in. */
async function setScene(area: string): Promise<(path: string) => string> {
  const isOfManuscripts = area === 'manuscripts' || area === 'editor'
  const [manuscript, chapter, scene] = isOfManuscripts
    ? await makeManuscript('admin', 'A walk')
    : ['', '', '']
  const { labels } =
    area === 'mail'
      ? await callApi<{ labels: { id: string }[] }>('admin', 'GET', '/mail/labels')
      : { labels: [] }
  return (path) =>
    path
      .replace('/projects/view/:id', `/projects/view/${PROJECT}`)
      .replace('/user/view/:id', `/user/view/${PERSON}`)
      .replace(':filter', 'sent')
      .replace(':label', labels[0]?.id ?? '')
      .replace('/folders/:id', `/folders/${chapter}`)
      .replace(':manuscriptId', manuscript)
      .replace(':itemId', scene)
      .replace(/:id\b/, manuscript)
      .replace('*', 'nowhere')
}

/** Goes on to a screen as a link does, without loading the app anew; only the first one of a walk is loaded. */
async function follow(page: Page, path: string, baseURL: string | undefined): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path)
    return
  }
  const heading = page.locator('h1').first()
  const left = { heading: await heading.elementHandle(), words: await heading.textContent() }
  await page.evaluate((url) => {
    const state = { idx: history.state.idx + 1 }
    history.pushState(state, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, new URL(path, baseURL).href)
  // A screen that shares its page with the one before keeps the heading, and has other words for it.
  await page.waitForFunction(
    ({ heading, words }) => !heading?.isConnected || heading.textContent !== words,
    left,
  )
}

/** The screens of an area that one role walks together. */
const walks = new Map<string, TableRoute[]>()
for (const route of routeTable) {
  const walk = `${route.area}, ${roleFor(route)}`
  walks.set(walk, [...(walks.get(walk) ?? []), route])
}

for (const { language, direction, wide, narrow } of SETTINGS) {
  for (const [walk, routes] of walks) {
    const [first] = routes
    if (!first) continue
    test.describe(`every screen of ${walk}: ${language}, ${direction}`, () => {
      test.use({ role: roleFor(first), language, theme: wide, viewport: WIDE })
      test.setTimeout(PATIENCE_MS * routes.length)

      test('has a heading, passes axe in both themes, holds every width and keeps the console quiet', async ({
        page,
        context,
        baseURL,
      }) => {
        const fill = await setScene(first.area)
        await context.addCookies([
          { name: 'quillport-isAppRTL', value: String(direction === 'rtl'), url: new URL('/', baseURL).href },
        ])
        for (const route of routes) {
          await test.step(route.id, async () => {
            await page.setViewportSize(WIDE)
            await page.emulateMedia({ colorScheme: wide })
            await follow(
              page,
              `.${fill(route.path.startsWith('/') ? route.path : `/${route.path}`)}`,
              baseURL,
            )
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('dir', direction)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('status', { name: /Loading|Chargement/ })).toHaveCount(0)
            await expectAccessible(page)
            for (const width of OTHER_WIDTHS) {
              await page.setViewportSize({ ...WIDE, width })
              await expectNoSidewaysScroll(page)
            }
            await page.emulateMedia({ colorScheme: narrow })
            await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${narrow}\\b`))
            await page.setViewportSize(NARROW)
            await expectNoSidewaysScroll(page)
            await expectAccessible(page)
          })
        }
      })
    })
  }
}
