import { expect, type Page, test } from '@playwright/test'
import { opensBeside } from './opens-beside.ts'

/** Elements that open an overlay: those with aria-haspopup, forms with a URL, and rows with a menu. */
const TRIGGERS =
  '[aria-haspopup]:not([role=menuitem]), a[href*="new=1"], [data-row]:has([aria-haspopup=menu])'
/** The time limit of one menu on a busy machine; a quiet one takes 0.4 s. */
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
        if (
          !isShown ||
          element.matches(':disabled, [aria-disabled=true], [aria-readonly=true], [role=dialog] *')
        )
          continue
        if (!withAppBar && element.closest('header, [data-frame] > nav')) continue
        const isRow = element.hasAttribute('data-row')
        const list = element.closest('[data-row], [role=row], li, tr')
        // Without ids, states and counts, which change when it is rendered again.
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

/**
 * Opens and closes every menu, dialog and drawer of the current screen, and fails unless each is beside its trigger,
 * inside the window, and uncovered.
 */
export async function expectMenusBesideTriggers(page: Page, withAppBar: boolean): Promise<void> {
  const triggers = await markTriggers(page, withAppBar)
  test.setTimeout(test.info().timeout + MENU_MS * triggers.length)
  for (const { kind, isRow } of triggers) {
    await test.step(kind, async () => {
      // A new render removes the mark of a trigger, so each trigger is marked again before its turn.
      let no: number | undefined
      await expect(async () => {
        no = (await markTriggers(page, withAppBar)).find((one) => one.kind === kind)?.no
        expect(no, `the trigger ${kind} is there`).toBeDefined()
        await page.locator(`[data-walk="${no}"]`).scrollIntoViewIfNeeded({ timeout: 2000 })
      }).toPass({ timeout: 20_000 })
      const opened = await opensBeside(page.locator(`[data-walk="${no}"]`), {
        by: isRow ? 'right-click' : 'click',
      })
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
    })
  }
}
