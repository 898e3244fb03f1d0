import type { Page } from '@playwright/test'
import { opensBeside } from './support/opens-beside.ts'
import { followInApp, roleFor, setScene, walks } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** Elements that open an overlay: those with aria-haspopup, forms with a URL, and rows with a menu. */
const TRIGGERS =
  '[aria-haspopup]:not([role=menuitem]), a[href*="new=1"], [data-row]:has([aria-haspopup=menu])'
/** Two settings that hold each direction and each width once. */
const SETTINGS = [
  { direction: 'ltr', size: { width: 1440, height: 900 } },
  { direction: 'rtl', size: { width: 360, height: 740 } },
] as const
/** The limit grows with the number of screens and menus: on a quiet machine a screen takes about 3 s and a menu 0.4 s. */
const START_MS = 120_000
const SCREEN_MS = 60_000
const MENU_MS = 10_000

type Trigger = { no: number; kind: string; isRow: boolean }

/**
 * Marks the first trigger of each kind on the screen and returns them. Rows of a list repeat the same ones; the app bar is
 * the same on every screen and is checked on the first.
 */
function markTriggers(page: Page, withAppBar: boolean): Promise<Trigger[]> {
  return page.evaluate(
    ([triggers, withAppBar]) => {
      const seen = new Set<string>()
      const found: Trigger[] = []
      for (const element of document.querySelectorAll<HTMLElement>(triggers)) {
        element.removeAttribute('data-walk')
        const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!isShown || element.matches(':disabled, [aria-disabled=true], [role=dialog] *')) continue
        if (!withAppBar && element.closest('header, [data-frame] > nav')) continue
        const isRow = element.hasAttribute('data-row')
        const list = element.closest('[data-row], [role=row], li, tr')
        // Without ids, states and counts, which change when it is rendered again or another journey sends something.
        const name = (element.getAttribute('aria-label') ?? element.textContent)
          .replace(/\p{Cf}/gu, '')
          .replace(/,?\s*\d.*$/, '')
        const kind = isRow
          ? 'row'
          : list
            ? `${element.className} in a list`
            : `${element.tagName} ${element.getAttribute('href')} ${name}`
        if (seen.has(kind)) continue
        seen.add(kind)
        element.setAttribute('data-walk', String(found.length))
        found.push({ no: found.length, kind, isRow })
      }
      return found
    },
    [TRIGGERS, withAppBar] as const,
  )
}

for (const { direction, size } of SETTINGS) {
  for (const [walk, routes] of walks) {
    const [first] = routes
    if (!first || roleFor(first) === 'guest') continue
    test.describe(`every menu, dialog and drawer of ${walk}: ${direction}, ${size.width} px`, () => {
      test.use({ role: roleFor(first), viewport: size })
      test.setTimeout(START_MS + SCREEN_MS * routes.length)

      test('opens beside its trigger, inside the window and covered by nothing', async ({
        page,
        context,
        baseURL,
      }) => {
        const fill = await setScene(first.area)
        await context.addCookies([
          { name: 'quillport-isAppRTL', value: String(direction === 'rtl'), url: new URL('/', baseURL).href },
        ])
        for (const route of routes) {
          await followInApp(page, `.${fill(route.path)}`, baseURL)
          await expect(page.locator('h1').first()).toBeAttached()
          await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
          const triggers = await markTriggers(page, route === first)
          test.setTimeout(test.info().timeout + MENU_MS * triggers.length)
          for (const { kind, isRow } of triggers) {
            await test.step(`${route.id}, ${kind}`, async () => {
              // A new render removes the mark of a trigger, so each trigger is marked again before its turn.
              let no: number | undefined
              const find = async () => {
                no = (await markTriggers(page, route === first)).find((one) => one.kind === kind)?.no
                return no
              }
              await expect.poll(find, { message: `the trigger ${kind} is there` }).toBeDefined()
              const trigger = page.locator(`[data-walk="${no}"]`)
              const opened = await opensBeside(trigger, { by: isRow ? 'right-click' : 'click' })
              await page.keyboard.press('Escape')
              await expect(opened).toBeHidden()
            })
          }
        }
      })
    })
  }
}
