import type { Page } from '@playwright/test'

/** The time between two keys of a fast typist. */
const KEY_INTERVAL_MS = 20

type Options = {
  /** A shortcut or key pressed first, such as `Control+k`. */
  after?: string
}

/**
 * Presses keys 20 ms apart without waiting for the page: letters of a text, or named keys (`['Enter', 'ArrowDown']`).
 * Together with `delayRequests` on the file that has to load, this shows whether a late part loses keys.
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
