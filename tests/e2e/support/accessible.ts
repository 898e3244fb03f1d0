import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Axe = { run: (options: object) => ReturnType<AxeBuilder['analyze']> }

// The runner of the package injects axe for every check and returns passed rules too, which takes three times as long.
const fromPackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(fromPackage.resolve('axe-core/axe.min.js'), 'utf8')

type Options = {
  /** The axe rules to run; all of them by default. */
  rules?: string[]
}

/** Fails with the rules and elements that axe reports on the page, after its animations have ended. */
export async function expectAccessible(page: Page, { rules }: Options = {}): Promise<void> {
  // By element: an open dialog hides the page's heading from every query by role.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
  const found = await page.evaluate(async (rules) => {
    const isEnding = (one: Animation) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    )
    // Even the shortest animation shows its first frame until the next frame is drawn, which a busy machine delays.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
    })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
  }, rules)
  expect(found).toEqual([])
}
