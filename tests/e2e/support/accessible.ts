import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Axe = { run: (options: object) => ReturnType<AxeBuilder['analyze']> }

// The package's own runner sends the rules anew for every look and brings back what passed, which takes three times as long.
const fromPackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(fromPackage.resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with the rules and elements axe finds wrong on the page, once it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // By element: an open dialog hides the page's heading from everything that asks for roles.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
  const found = await page.evaluate(async () => {
    const isEnding = (one: Animation) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    )
    // Even the shortest animation shows its first frame until another has been drawn, which a busy machine delays.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
  })
  expect(found).toEqual([])
}
