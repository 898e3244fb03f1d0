import { followInApp } from './support/in-app.ts'
import { sendMailTo } from './support/mail-setup.ts'
import { expect, expectNoSidewaysScroll, test, unique } from './support/test.ts'
import { TEXT_SPACING } from './support/text-spacing.ts'

test.use({ as: 'admin' })

const SCREENS = [
  'dashboards/analytics',
  'apps/projects/list',
  'apps/user/list',
  'apps/email',
  'apps/manuscripts',
]

test.describe('at 320 px, on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('no screen scrolls horizontally, and the app bar shows every button', { tag: '@all' }, async ({
    page,
  }) => {
    // Checks every button of the app bar on five screens.
    test.slow()
    for (const path of SCREENS) {
      await followInApp(page, path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      for (const button of await page.getByRole('banner').getByRole('button').all()) {
        const edges = async () => {
          const box = await button.boundingBox()
          return box !== null && box.x >= 0 && box.x + box.width <= 320
        }
        await expect.poll(edges, `${path}: ${await button.getAttribute('aria-label')}`).toBe(true)
      }
    }
  })

  test('R-1022: the calendar of a date field opens inside the window', { tag: '@all' }, async ({ page }) => {
    await page.goto('apps/calendar?new=2030-05-01')
    await page.getByRole('button', { name: /^Choose from the calendar: Start date/ }).tap()
    const calendar = page.getByRole('grid').last()
    await expect(calendar).toBeVisible()
    const edges = async () => {
      const box = await calendar.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 320
    }
    await expect.poll(edges).toBe(true)
    // A panel outside of the window would make a phone show the whole page smaller.
    expect(await page.evaluate(() => window.innerWidth)).toBe(320)
  })
})

test('text spacing cuts no label of the navigation, the app bar or a button', { tag: '@all' }, async ({
  page,
}) => {
  for (const path of SCREENS) {
    await followInApp(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    if (path === SCREENS[0]) await page.addStyleTag({ content: TEXT_SPACING })
    await expectNoSidewaysScroll(page)
    const cut = () =>
      page.evaluate(() => {
        const texts = document.querySelectorAll<HTMLElement>(
          ':is(nav, header, main button, main label, main th) :is(span, div), main button, main label, main h1, main h2',
        )
        const hasText = ({ childNodes }: Element) =>
          [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
        return [...texts]
          .filter((one) => one.checkVisibility() && one.clientWidth > 2 && hasText(one))
          .filter((one) => getComputedStyle(one).overflowX !== 'visible')
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
          .map(({ textContent }) => textContent)
      })
    await expect.poll(cut, path).toEqual([])
  }
})

test('at 400 % zoom the app bar scrolls away', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['apps/projects/list', 'apps/email']) {
    await followInApp(page, path)
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const bottom = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
      expect(bottom).toBeLessThanOrEqual(0)
    }).toPass()
  }
})

test('Escape collapses navigation that the keyboard has expanded over the page', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('dashboards/analytics')
  await page.getByRole('button', { name: 'Collapse navigation' }).click()
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  const expanded = nav.locator('[data-peeking]')
  await page.mouse.move(900, 500)
  await page.keyboard.press('Shift+Tab')
  await expect(expanded).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(expanded).toHaveCount(0)
})

for (const from of ['left to right', 'right to left'])
  test(`R-534: from ${from} toasts cover no control of the app bar or the page, and a key undoes`, {
    tag: '@all',
  }, async ({ page, me, cast, context, baseURL }) => {
    await context.addCookies([
      { name: 'quillport-isAppRTL', value: String(from === 'right to left'), url: baseURL ?? '' },
    ])
    const { manager } = await cast({ manager: true })
    const [id] = await sendMailTo(manager, me, { subject: unique('Undone by a key') })
    await page.goto('apps/email')
    const row = page.locator(`[data-thread="${id}"]`)
    await row.locator('a[data-row-link]').focus()
    await page.keyboard.press('e')
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
    await expect(toast).toBeVisible()
    await expect(row).toHaveCount(0)
    const covered = () =>
      toast.evaluate((one) => {
        const box = one.getBoundingClientRect()
        return [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')]
          .filter((control) => {
            const { left, right, top, bottom, width } = control.getBoundingClientRect()
            const isBeside = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom
            return width > 1 && !isBeside
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent)
      })
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(covered, `${width} px`).toEqual([])
    }
    await page.keyboard.press('F8')
    await expect(row).toBeVisible()
    await expect(toast).toBeHidden()
  })

test.describe('in French, which has the longest labels', () => {
  test.use({ language: 'fr' })

  test('the orders fit their frame at each width, and no card cuts a due date or a transaction', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('./apps/ecommerce/order/list')
    for (const width of [620, 660, 700, 740, 780]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByText(/^#\d+/).first()).toBeVisible()
      const scrolls = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main section')].some((one) => one.scrollWidth > one.clientWidth + 1),
        )
      await expect.poll(scrolls, `${width} px`).toBe(false)
    }
    await page.setViewportSize({ width: 360, height: 800 })
    for (const [path, text] of [
      ['./apps/projects/list', /retard, /],
      ['./dashboards/crm', /^Commande \d+ · /],
    ] as const) {
      await followInApp(page, path)
      const texts = page.getByText(text)
      await expect(texts.first()).toBeAttached()
      const cut = () =>
        texts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
      await expect.poll(cut, path).toBe(0)
    }
  })
})

test('a list does not move down when a filter adds the button that clears it', { tag: '@all' }, async ({
  page,
}) => {
  for (const path of ['./apps/ecommerce/product/list', './apps/invoice/list']) {
    await followInApp(page, path)
    const head = page.locator('main thead')
    await expect(page.locator('main tr[data-row]').first()).toBeVisible()
    const top = async () => Math.round((await head.boundingBox())?.y ?? 0)
    const before = await top()
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ index: 2 })
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
    await expect.poll(top, path).toBe(before)
  }
})
