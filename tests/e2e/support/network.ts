import type { Page, Route } from '@playwright/test'

type Answer = (route: Route) => unknown

/**
 * Answers requests otherwise than the server would, until the function it resolves to is called. The route itself
 * stays: taking it away drops whatever is on its way at that moment, a module of the page even, for ever.
 */
export async function breakRequests(
  page: Page,
  url: string | RegExp,
  answer: Answer,
  { method }: { method?: 'GET' | 'POST' | 'PATCH' } = {},
): Promise<() => void> {
  let isBroken = true
  await page.route(url, async (route) => {
    if (!isBroken || (method && route.request().method() !== method)) await route.fallback()
    else await answer(route)
  })
  return () => {
    isBroken = false
  }
}

/** Delays requests, as a slow connection does. Call it before the page asks for them. */
export async function delayRequests(page: Page, url: string | RegExp, ms: number): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.fallback()
  })
}
