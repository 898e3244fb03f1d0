import type { Page } from '@playwright/test'
import { APP_URL } from './addresses.ts'

/** Opens a path like a link without reloading the app, which takes a second of CPU. It does not wait for the screen. */
export async function openInApp(page: Page, path: string): Promise<void> {
  // The router of the app is ready when it shows a screen.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(
    (url) => {
      const state = { idx: history.state.idx + 1 }
      history.pushState(state, '', url)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    new URL(path, `${APP_URL}/build/`).href,
  )
}

/**
 * Opens a screen by `openInApp` and waits until the app has left the previous one; the first one of a page is loaded.
 * Another search of the same path has nothing to wait for.
 */
export async function followInApp(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path)
    return
  }
  const heading = page.locator('h1').first()
  const left = { heading: await heading.elementHandle(), words: await heading.textContent() }
  const before = new URL(page.url()).pathname
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await openInApp(page, path)
  if (new URL(path, `${APP_URL}/build/`).pathname === before) return
  // A new screen has another heading element or text, or receives the focus.
  await page.waitForFunction(
    ({ heading, words }) =>
      !heading?.isConnected || heading.textContent !== words || document.activeElement?.matches('h1, main'),
    left,
  )
}
