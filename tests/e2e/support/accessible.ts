import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Context = string | { include: string[]; exclude: string[] }
type Axe = { run: (context: Context, options: object) => ReturnType<AxeBuilder['analyze']> }

// The runner of the package injects axe for every check and returns passed rules too, which takes three times as long.
const fromPackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
// Axe parses the same few colours again for every element, a fifth of its time.
const rememberColours = `{
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map()
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      parseString.call(this, text)
      known.set(text, [this.r, this.g, this.b, this.alpha])
    }
    ;[this.r, this.g, this.b, this.alpha] = known.get(text)
    return this
  }
}`
const source = `${readFileSync(fromPackage.resolve('axe-core/axe.min.js'), 'utf8')};${rememberColours}`

/** The bars of the layout around each screen. */
const FRAME = ['[data-frame] > nav', '[data-frame] > div > header']

type Options = {
  /** The axe rules to run; all of them by default. */
  rules?: string[]
  /** The element to check; by default the open modal dialog, whose page is inert, or the whole page. */
  within?: string
  /** False leaves the navigation and the app bar out, when an earlier screen has checked them. */
  withFrame?: boolean
}

/** Fails with the rules and elements that axe reports on the page, after its animations have ended. */
export async function expectAccessible(
  page: Page,
  { rules, within, withFrame = true }: Options = {},
): Promise<void> {
  // By element: an open dialog hides the page's heading from every query by role.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  }
  const found = await page.evaluate(
    async ([rules, within, frame]) => {
      const isEnding = (one: Animation) =>
        one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isEnding)
          .map(({ finished }) => finished),
      )
      // Even the shortest animation shows its first frame until the next frame is drawn, which a busy machine delays.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { axe } = window as unknown as { axe: Axe }
      const run = async (within: Context, rules?: string[]) => {
        const only = rules ? { runOnly: { type: 'rule', values: rules } } : {}
        return (await axe.run(within, { resultTypes: ['violations'], ...only })).violations
      }
      const modal = [...document.querySelectorAll('[aria-modal=true]')].filter((one) => one.checkVisibility())
      modal.at(-1)?.setAttribute('data-test-modal', '')
      const violations =
        within || rules || modal.length === 0
          ? await run(within ?? { include: ['html'], exclude: frame }, rules)
          : [...(await run('[data-test-modal]')), ...(await run('html', ['aria-hidden-focus']))]
      modal.at(-1)?.removeAttribute('data-test-modal')
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ target }) => target.join(' ')),
        why: nodes[0]?.any[0]?.message,
      }))
    },
    [rules, within, withFrame ? [] : FRAME] as const,
  )
  expect(found).toEqual([])
}
