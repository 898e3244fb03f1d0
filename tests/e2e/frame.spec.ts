import { breakRequests } from './support/network.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ as: 'admin' })

const addHeight = (height: number) => {
  const block = document.createElement('div')
  block.style.height = `${height}px`
  block.id = 'far-block'
  document.querySelector('main')?.append(block)
}

test('R-031: the button to the top appears past 200 px of scroll, scrolls up, and is not printed', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('apps/permissions')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await page.evaluate(addHeight, 3000)
  const toTop = page.getByRole('button', { name: 'Back to the top' })
  await page.evaluate(() => window.scrollTo(0, 201))
  await expect(toTop).toBeVisible()
  // From the visible state, because a button that is not there yet is hidden too.
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect(toTop).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 201))
  await expect(toTop).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toTop).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('R-223: an anchor is scrolled to 60 px below the top, also when it loads late', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('dashboards/analytics#anchor')
  await expect(page.locator('h1')).toBeVisible()
  await page.evaluate(() => {
    const page = document.querySelector('main')
    page?.insertAdjacentHTML(
      'beforeend',
      '<div style="height:900px"></div><p id="anchor">Here</p><div style="height:3000px"></div>',
    )
  })
  await expect
    .poll(() =>
      page.evaluate(() => Math.round(document.getElementById('anchor')?.getBoundingClientRect().top ?? -1)),
    )
    .toBe(60)
})

test('R-028: navigation covers the page up to 1279 px and is beside it from 1280', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('dashboards/analytics')
  const beside = page.getByRole('navigation', { name: 'Main navigation' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(beside).toBeVisible()
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(beside).toBeHidden()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Manuscripts' })).toBeVisible()
  await expectAccessible(page)
})

test('R-224: layout settings are stored for 30 days, and reset', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto('apps/manuscripts')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Customize the layout' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expectAccessible(page)
  await drawer.getByText('Hidden', { exact: true }).click()
  await expect(page.locator('header').first()).toBeHidden()
  await drawer.getByText('At the top', { exact: true }).click()
  // Horizontal turns a hidden navbar into a sticky one.
  await expect(page.locator('header').first()).toBeVisible()
  await expect(drawer.getByRole('radio', { name: 'Stays in view' })).toBeChecked()
  await expect(drawer.getByRole('radio', { name: 'Hidden' })).toBeDisabled()
  await drawer.getByText('Full width', { exact: true }).click()
  await drawer.getByText('Bordered', { exact: true }).click()
  await drawer.getByText('Dark', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]))
  for (const [name, value] of [
    ['quillport-appContentLayoutNav', 'horizontal'],
    ['quillport-appContentWidth', 'fluid'],
    ['quillport-skin', 'bordered'],
    ['quillport-theme', 'dark'],
  ] as const) {
    const cookie = cookies.get(name)
    expect(cookie, name).toMatchObject({ value, path: '/' })
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  }

  await page.reload()
  await page.getByRole('button', { name: 'Writing', exact: true }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Scrivener import' })).toBeVisible()
  const gap = async () => {
    const [button, box] = await Promise.all([
      page.getByRole('button', { name: 'Writing', exact: true }).boundingBox(),
      menu.boundingBox(),
    ])
    return Math.round((box?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0)))
  }
  await expect.poll(gap).toBe(6)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Customize the layout' }).click()
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'default')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
})

test('layout settings of one tab apply to the others', { tag: '@all' }, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('apps/manuscripts')
  await expect(other.getByRole('heading', { level: 1, name: 'Manuscripts' })).toBeVisible()
  await page.goto('apps/manuscripts')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Customize the layout' }).click()
  const drawer = page.getByRole('dialog')
  for (const choice of ['At the top', 'Bordered', 'Dark'])
    await drawer.getByText(choice, { exact: true }).click()
  await expect(other.getByRole('button', { name: 'Writing', exact: true })).toBeVisible()
  await expect(other.locator('html')).toHaveClass('dark')
  await expect(other.locator('html')).toHaveAttribute('data-skin', 'bordered')
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-skin', 'default')
  await other.close()
})

for (const [name, setting] of [
  ['at the top', { 'quillport-appContentLayoutNav': 'horizontal' }],
  ['dark beside a light page', { 'quillport-isVerticalNavSemiDark': 'true' }],
  ['folded', { 'quillport-isVerticalNavCollapsed': 'true' }],
] as const) {
  test(`navigation ${name} passes axe and keeps the page in the window`, { tag: '@all' }, async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [cookie, value] of Object.entries(setting)) {
      await context.addCookies([{ name: cookie, value, url: baseURL ?? '' }])
    }
    await page.goto('apps/manuscripts')
    await expect(page.locator('h1')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test.describe('a toast', () => {
  test.use({ allowConsole: /Failed to load/, hasTouch: true })

  for (const how of ['mouse', 'finger'] as const) {
    test(`R-227: by ${how} it is dismissed by dragging past 60 % of its width to either side, and not clicked by the drag`, {
      tag: '@all',
    }, async ({ page }) => {
      // A choice that cannot be stored shows a toast.
      await breakRequests(page, '**/api/account', (route) => route.abort(), { method: 'PATCH' })
      await page.goto('pages/account-settings/notification')
      const choice = page.getByRole('table').getByRole('checkbox').first()
      const touch = await page.context().newCDPSession(page)
      const toast = page.locator('[data-scope=toast][data-part=root]')
      const drag = async (share: number) => {
        await choice.click({ force: true })
        await expect(toast).toHaveAttribute('data-state', 'open')
        const [box, button] = await Promise.all([
          toast.boundingBox(),
          toast.getByRole('button').first().boundingBox(),
        ])
        if (!box || !button) throw new Error('The toast is not there')
        const [x, y, step] = [
          button.x + button.width / 2,
          button.y + button.height / 2,
          (share * box.width) / 6,
        ]
        const points = Array.from({ length: 6 }, (_, index) => ({ x: x + step * (index + 1), y }))
        if (how === 'mouse') {
          await page.mouse.move(x, y)
          await page.mouse.down()
          for (const point of points) await page.mouse.move(point.x, point.y)
          await page.mouse.up()
        } else {
          const send = (
            type: 'touchStart' | 'touchMove' | 'touchEnd',
            touchPoints: { x: number; y: number }[],
          ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })
          await send('touchStart', [{ x, y }])
          for (const point of points) await send('touchMove', [point])
          await send('touchEnd', [])
        }
      }
      await drag(0.65)
      await expect(toast).toHaveCount(0)
      await drag(-0.65)
      await expect(toast).toHaveCount(0)
      await drag(-0.5)
      // The button below the pointer, which closes the toast, is not clicked.
      await expect(toast).toHaveAttribute('data-state', 'open')
    })
  }
})

for (const [kind, cookies] of [
  ['static', { navbarType: 'static' }],
  ['two rows high', { appContentLayoutNav: 'horizontal' }],
] as const) {
  test(`the head of a table sticks below a ${kind} bar`, { tag: '@all' }, async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [name, value] of Object.entries(cookies))
      await context.addCookies([{ name: `quillport-${name}`, value, url: baseURL ?? '' }])
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto('apps/user/list?itemsPerPage=50')
    await expect(page.getByRole('row').nth(20)).toBeAttached()
    const belowTheBar = async () => {
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      const [bar, head] = await Promise.all([
        page.locator('header').first().boundingBox(),
        page.getByRole('columnheader').nth(1).boundingBox(),
      ])
      return (head?.y ?? -1) - Math.max(0, bar ? bar.y + bar.height - 1 : 0)
    }
    await expect.poll(belowTheBar).toBe(0)
  })
}
