import { sendMailTo } from './support/mail-setup.ts'
import { expect, expectAccessible, expectLive, test, unique } from './support/test.ts'

test.use({ as: 'admin' })

const nav = 'Main navigation'

test('collapsed navigation expands on hover and focus, and stays collapsed', { tag: '@all' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'quillport-isVerticalNavCollapsed', value: 'true', url: baseURL ?? '' }])
  await page.goto('apps/manuscripts')
  await expect(page.locator('h1')).toBeVisible()
  // An unmoved pointer is in the corner, over the navigation.
  await page.mouse.move(600, 300)
  const column = page.getByRole('navigation', { name: nav }).locator('> div')
  const main = page.locator('main')
  const width = async () => (await column.boundingBox())?.width
  await expect.poll(width).toBe(68)
  // Without its height, which follows the rows that the page reads.
  const place = async () => {
    const box = await main.boundingBox()
    return box && { x: box.x, y: box.y, width: box.width }
  }
  const before = await place()
  await page.mouse.move(30, 300)
  await expect.poll(width).toBe(256)
  await expect(column.getByText('Project requests')).toBeVisible()
  await expect.poll(place).toEqual(before)
  await page.mouse.move(600, 300)
  await expect.poll(width).toBe(68)
  await page.getByRole('link', { name: 'Quillport, home' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(width).toBe(256)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('h1')).toBeVisible()
  await expect.poll(width).toBe(68)
})

test('the group of the current screen is open, and the navigation keeps its scroll position', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 420 })
  await page.goto('apps/manuscripts/scenes')
  const side = page.getByRole('navigation', { name: nav })
  await expect(side.getByRole('button', { name: 'Manuscript parts' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(side.getByRole('link', { name: 'Scenes' })).toHaveAttribute('aria-current', 'page')
  await side.getByRole('link', { name: 'Diagnostics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible()
  const box = side.locator('> div > div').nth(1)
  const scrollTop = () => box.evaluate((element) => element.scrollTop)
  await expect.poll(scrollTop).toBeGreaterThan(0)
  // A click scrolls to its link first, so the position is read after that.
  await side.getByRole('link', { name: 'Permissions' }).hover()
  const top = await scrollTop()
  await side.getByRole('link', { name: 'Permissions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible()
  await expect.poll(scrollTop).toBe(top)
})

test('the unread count beside its item updates in real time, and has a text for screen readers', {
  tag: '@all',
}, async ({ page, me, cast }) => {
  const { manager } = await cast({ manager: true })
  await sendMailTo(manager, me, { subject: unique('First') })
  await page.goto('dashboards/analytics')
  await expectLive(page)
  const line = page
    .getByRole('navigation', { name: nav })
    .getByRole('link', { name: 'Messages', exact: true })
  await expect(line).toBeVisible()
  await expect(line).toHaveAccessibleDescription('1 unread message')
  // The opened topic refetches the count once.
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/mail/counts')) asked.push(request.url())
  })
  for (const name of ['Project requests', 'Users', 'Companies']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(asked).toEqual([])
  await sendMailTo(manager, me, { subject: unique('Counted') })
  await expect(line).toHaveAccessibleDescription('2 unread messages')
})

test('direction, language and theme change at once and are stored', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto('dashboards/analytics')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Right to left' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('fr')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Thème' }).click()
  await page.getByRole('menuitemradio', { name: 'Clair' }).click()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  const kept = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  await expect.poll(kept).toMatchObject({
    'quillport-isAppRTL': 'true',
    'quillport-theme': 'light',
    'quillport-color-scheme': 'light',
  })
})

for (const [kind, top] of [
  ['sticky', 0],
  ['static', -400],
] as const) {
  test(`a ${kind} bar is ${-top} px away when the page is scrolled by 400`, { tag: '@all' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'quillport-navbarType', value: kind, url: baseURL ?? '' }])
    await page.goto('dashboards/analytics')
    await expect(page.locator('h1')).toBeVisible()
    await page.addStyleTag({ content: 'main { min-height: 4000px !important }' })
    // Scroll anchoring changes the position when charts load above, so each attempt sets it again.
    const look = () =>
      page.evaluate(() => {
        window.scrollTo({ top: 400, behavior: 'instant' })
        return {
          scrolled: window.scrollY,
          top: document.querySelector('header')?.getBoundingClientRect().top,
        }
      })
    await expect.poll(look).toEqual({ scrolled: 400, top })
  })
}

test('a page has the chosen content width', { tag: '@all' }, async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  const width = async () => {
    await page.goto('apps/manuscripts')
    const heading = page.locator('h1')
    await expect(heading).toBeVisible()
    return (await heading.locator('xpath=ancestor::*[parent::main]').first().boundingBox())?.width ?? 0
  }
  const boxed = await width()
  await context.addCookies([{ name: 'quillport-appContentWidth', value: 'fluid', url: baseURL ?? '' }])
  expect(await width()).toBeGreaterThan(boxed)
})

test('R-225: a menu of the horizontal navigation opens 6 px below its button', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'quillport-appContentLayoutNav', value: 'horizontal', url: baseURL ?? '' },
  ])
  await page.goto('apps/manuscripts')
  const button = page.getByRole('button', { name: 'Writing', exact: true })
  await button.click()
  const menu = page.getByRole('menu', { name: 'Writing' })
  await expect(menu).toBeVisible()
  const gap = async () => {
    const [above, box] = await Promise.all([button.boundingBox(), menu.boundingBox()])
    return Math.round((box?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)))
  }
  await expect.poll(gap).toBe(6)
})
