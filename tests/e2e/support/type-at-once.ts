import type { Page } from '@playwright/test'

/** The interval of a fast typist. */
const KEY_INTERVAL_MS = 20

type Options = {
  /** A shortcut or key to press first, such as `Control+k`. */
  after?: string
}

/**
 * Presses keys at intervals of 20 ms without waiting for the page: letters of a text, or named keys (`['Enter',
 * 'ArrowDown']`). With `delayRequests` on a lazy file this shows whether keys are lost.
 */
export async function typeAtOnce(
  page: Page,
  keys: string | readonly string[],
  { after }: Options = {},
): Promise<void> {
  const all = [...(after ? [after] : []), ...keys]
  for (const [index, key] of all.entries()) {
    if (index > 0) await page.waitForTimeout(KEY_INTERVAL_MS)
    if (key.length > 1) await page.keyboard.press(key)
    else await page.keyboard.type(key)
  }
}
