import { routeTable } from '../../src/app/route-table.ts'
import { callApi, makeManuscript } from './support/api.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }
const PATIENCE_MS = 420_000
/** The first request and the first person of the sample data. */
const PROJECT = '00000000-0000-4000-8000-000000300001'
const PERSON = '1'

/** Every screen of the route table, in each language, theme and direction, wide and narrow. */
const SETTINGS = [
  { language: 'en', theme: 'light', direction: 'ltr', viewport: WIDE },
  { language: 'fr', theme: 'dark', direction: 'ltr', viewport: NARROW },
  { language: 'en', theme: 'dark', direction: 'rtl', viewport: WIDE },
  { language: 'fr', theme: 'light', direction: 'rtl', viewport: NARROW },
] as const

const isGuest = (access: unknown) => access === 'guest' || access === 'public'

for (const { language, theme, direction, viewport } of SETTINGS) {
  for (const role of ['admin', 'guest'] as const) {
    test.describe(`every screen for ${role}: ${language}, ${theme}, ${direction}, ${viewport.width} px`, () => {
      test.use({ role, language, theme, viewport })
      test.setTimeout(PATIENCE_MS)

      test('has a heading, passes axe, holds its width and keeps the console quiet', async ({
        page,
        context,
        baseURL,
      }) => {
        const ids =
          role === 'admin' ? await makeManuscript('admin', `Walk ${language} ${direction}`) : ['', '', '']
        const { labels } =
          role === 'admin'
            ? await callApi<{ labels: { id: string }[] }>('admin', 'GET', '/mail/labels')
            : { labels: [] }
        const fill = (path: string) =>
          path
            .replace('/projects/view/:id', `/projects/view/${PROJECT}`)
            .replace('/user/view/:id', `/user/view/${PERSON}`)
            .replace(':filter', 'sent')
            .replace(':label', labels[0]?.id ?? '')
            .replace('/folders/:id', `/folders/${ids[1]}`)
            .replace(':manuscriptId', ids[0] ?? '')
            .replace(':itemId', ids[2] ?? '')
            .replace(/:id\b/, ids[0] ?? '')
            .replace('*', 'nowhere')
        await context.addCookies([
          { name: 'quillport-isAppRTL', value: String(direction === 'rtl'), url: new URL('/', baseURL).href },
        ])
        for (const route of routeTable.filter(({ access }) => isGuest(access) === (role === 'guest'))) {
          await test.step(route.id, async () => {
            await page.goto(`.${fill(route.path.startsWith('/') ? route.path : `/${route.path}`)}`)
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('dir', direction)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('status', { name: /Loading|Chargement/ })).toHaveCount(0)
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
          })
        }
      })
    })
  }
}
