import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'

/** Elements that open over the page. A sheet's menu is inside its dialog, so the outermost new one is checked. */
const OVERLAYS = 'dialog[open], [role=menu], [role=dialog], [role=alertdialog], [role=listbox]'
const WAS_OPEN = 'data-test-was-open'
const OPENED = 'data-test-opened'
/** Has the position of the pointer that opened a context menu. */
const POINTER = 'data-test-pointer'
/** The maximum gap between a trigger and its overlay, in pixels. */
const LARGEST_GAP = 16

type Box = { left: number; right: number; top: number; bottom: number }

type Options = {
  /** The action on the trigger: a click, a right click, or a key while it has the focus. */
  by?: 'click' | 'right-click' | 'Enter' | 'ArrowDown'
  /** The time limit for the position of the opened overlay, by default that of every expectation. */
  timeout?: number
}

/** Marks the newest overlay that was not open before; false if there is none. */
function markOpened(page: Page): Promise<boolean> {
  return page.evaluate(
    ([overlays, wasOpen, opened]) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const all = [...document.querySelectorAll(overlays)].filter(
        (element) =>
          isShown(element) && !element.hasAttribute(wasOpen) && !element.closest('[data-state=closed]'),
      )
      const outermost = all.filter(
        (element) => !all.some((other) => other !== element && other.contains(element)),
      )
      const newest = outermost.at(-1)
      if (!newest) return false
      document.querySelector(`[${opened}]`)?.removeAttribute(opened)
      newest.setAttribute(opened, '')
      return true
    },
    [OVERLAYS, WAS_OPEN, OPENED] as const,
  )
}

/**
 * The faults of the marked overlay's position as text; empty when it is completely visible and beside its trigger, or
 * beside the pointer that opened a context menu.
 */
function findProblems(page: Page, trigger: ElementHandle<Element>, before: Box): Promise<string[]> {
  return page.evaluate(
    async ([opened, pointer, trigger, first, largestGap]) => {
      const overlay = document.querySelector(`[${opened}]`)
      if (!overlay) return ['it closed again']
      const isEnding = (one: Animation) =>
        one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      const running = document.getAnimations().filter(isEnding)
      await Promise.allSettled(running.map(({ finished }) => finished))
      // Positions are computed in animation frames.
      const before = overlay.getBoundingClientRect()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const box = overlay.getBoundingClientRect()
      const at = document.documentElement.getAttribute(pointer)?.split(' ').map(Number)
      // Measured now, because a new row or width may have moved the trigger.
      const anchor = at
        ? { left: at[0] ?? 0, right: at[0] ?? 0, top: at[1] ?? 0, bottom: at[1] ?? 0 }
        : trigger.checkVisibility()
          ? trigger.getBoundingClientRect()
          : first
      const text = (one: { left: number; top: number; right: number; bottom: number }) =>
        [one.left, one.top, one.right, one.bottom].map(Math.round).join(', ')
      const problems: string[] = []
      if (text(before) !== text(box)) problems.push(`it still moves, from ${text(before)} to ${text(box)}`)
      if (box.width < 1 || box.height < 1) problems.push('it has no size')
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        problems.push(`it leaves the window (${innerWidth} × ${innerHeight}): ${text(box)}`)
      const isModal =
        overlay.matches(':modal, [aria-modal=true]') || (overlay as HTMLElement).dataset.scope === 'dialog'
      if (!isModal) {
        const across = Math.max(0, box.left - anchor.right, anchor.left - box.right)
        const along = Math.max(0, box.top - anchor.bottom, anchor.top - box.bottom)
        if (across > largestGap || along > largestGap)
          problems.push(`it is not beside its trigger: ${text(box)} for a trigger at ${text(anchor)}`)
      }
      // Points across its area, clear of rounded corners.
      const inset = Math.min(12, box.width / 4, box.height / 4)
      const steps = [0, 0.25, 0.5, 0.75, 1]
      for (const y of steps.map((part) => box.top + inset + part * (box.height - 2 * inset))) {
        for (const x of steps.map((part) => box.left + inset + part * (box.width - 2 * inset))) {
          const hit = document.elementFromPoint(x, y)
          // A toast may arrive at any time; it disappears by itself.
          if (!hit || overlay.contains(hit) || hit.closest('[data-scope=toast]')) continue
          const cover = hit.closest('header, [role], [data-part]') ?? hit
          const label = cover.cloneNode(false) as Element
          problems.push(
            `it is covered at ${Math.round(x)}, ${Math.round(y)} by ${label.outerHTML.slice(0, 160)}`,
          )
          return problems
        }
      }
      return problems
    },
    [OPENED, POINTER, trigger, before, LARGEST_GAP] as const,
  )
}

/**
 * Uses a trigger and checks the menu, popover, list, dialog or drawer that it opens: beside the trigger (a dialog or
 * drawer anywhere), inside the window, and not covered. Returns the overlay.
 */
export async function opensBeside(
  trigger: Locator,
  { by = 'click', timeout }: Options = {},
): Promise<Locator> {
  const page = trigger.page()
  await trigger.scrollIntoViewIfNeeded()
  const element = (await trigger.elementHandle()) as ElementHandle<Element>
  const { name, anchor } = await element.evaluate(
    (element, [overlays, wasOpen, pointer]) => {
      document.documentElement.removeAttribute(pointer)
      document.addEventListener(
        'contextmenu',
        ({ clientX, clientY }) => document.documentElement.setAttribute(pointer, `${clientX} ${clientY}`),
        { once: true, capture: true },
      )
      for (const one of document.querySelectorAll(`[${wasOpen}]`)) one.removeAttribute(wasOpen)
      for (const one of document.querySelectorAll(overlays))
        if (one.checkVisibility({ visibilityProperty: true })) one.setAttribute(wasOpen, '')
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return {
        name: element.getAttribute('aria-label') ?? element.textContent,
        anchor: { left, right, top, bottom },
      }
    },
    [OVERLAYS, WAS_OPEN, POINTER] as const,
  )
  if (by === 'right-click') await trigger.click({ button: 'right' })
  else if (by === 'click') await trigger.click()
  else await trigger.press(by)
  await expect
    .poll(() => markOpened(page), {
      message: `"${name}" opens something`,
      intervals: [25, 50, 100, 250],
    })
    .toBe(true)
  await expect
    .poll(() => findProblems(page, element, anchor), {
      message: `where "${name}" opens`,
      ...(timeout ? { timeout } : {}),
    })
    .toEqual([])
  return page.locator(`[${OPENED}]`)
}
