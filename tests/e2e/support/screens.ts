import type { Page } from '@playwright/test'
import { routeTable, type TableRoute } from '../../../src/app/route-table.ts'
import { callApi, seedManuscript } from './api.ts'

/** The first project and the first person of the sample data. */
const PROJECT = '00000000-0000-4000-8000-000000300001'
const PERSON = '1'
/** An order and a customer of the sample shop by their numbers. */
const ORDER = '6196'
const CUSTOMER = '112648'

/** The role that visits a screen; guest for signed-out screens. */
export const roleFor = ({ access }: TableRoute) =>
  access === 'guest' || access === 'public' ? ('guest' as const) : ('admin' as const)

/** Reads or creates the data of an area's screens, and returns their path parameters. */
export async function setScene(area: string): Promise<(path: string) => string> {
  const isOfManuscripts = area === 'manuscripts' || area === 'editor'
  const [manuscript, chapter, scene] = isOfManuscripts
    ? await seedManuscript('admin', 'A walk')
    : ['', '', '']
  const { labels } =
    area === 'mail'
      ? await callApi<{ labels: { id: string }[] }>('admin', 'GET', '/mail/labels')
      : { labels: [] }
  return (path) =>
    path
      .replace('/projects/view/:id', `/projects/view/${PROJECT}`)
      .replace('/order/details/:id', `/order/details/${ORDER}`)
      .replace('/customer/details/:id', `/customer/details/${CUSTOMER}`)
      .replace('/user/view/:id', `/user/view/${PERSON}`)
      .replace('/invoice/edit/:id', '/invoice/edit/5000')
      .replace('/invoice/preview/:id', '/invoice/preview/5001')
      .replace(':filter', 'sent')
      .replace(':label', labels[0]?.id ?? '')
      .replace('/folders/:id', `/folders/${chapter}`)
      .replace(':manuscriptId', manuscript)
      .replace(':itemId', scene)
      .replace(/:id\b/, manuscript)
      .replace('*', 'nowhere')
}

/** Opens a screen like a link without reloading the app; only the first one of a walk is loaded. */
export async function followInApp(page: Page, path: string, baseURL: string | undefined): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path)
    return
  }
  const heading = page.locator('h1').first()
  const left = { heading: await heading.elementHandle(), words: await heading.textContent() }
  await page.evaluate((url) => {
    const state = { idx: history.state.idx + 1 }
    history.pushState(state, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, new URL(path, baseURL).href)
  // A screen that shares its page with the previous one keeps the heading element with another text.
  await page.waitForFunction(
    ({ heading, words }) => !heading?.isConnected || heading.textContent !== words,
    left,
  )
}

/** The screens of an area that one role visits in a test. */
export const walks = new Map<string, TableRoute[]>()
for (const route of routeTable) {
  const walk = `${route.area}, ${roleFor(route)}`
  walks.set(walk, [...(walks.get(walk) ?? []), route])
}
