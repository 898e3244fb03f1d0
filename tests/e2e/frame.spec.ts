import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ role: 'admin' })

const addHeight = (height: number) => {
  const block = document.createElement('div')
  block.style.height = `${height}px`
  block.id = 'far-block'
  document.querySelector('main')?.append(block)
}

test('the way to the top appears past 200 px of scroll, scrolls up, and is not on paper', async ({
  page,
}) => {
  await page.goto('dashboards/analytics')
  await expect(page.locator('h1')).toBeVisible()
  await page.evaluate(addHeight, 3000)
  const toTop = page.getByRole('button', { name: 'Back to the top' })
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

test('an anchor comes to stand 60 px below the top', async ({ page }) => {
  await page.goto('dashboards/analytics')
  await expect(page.locator('h1')).toBeVisible()
  await page.evaluate(addHeight, 3000)
  await page.evaluate(() => {
    const mark = document.createElement('p')
    mark.id = 'anchor'
    document.querySelector('#far-block')?.before(mark)
    document
      .querySelector('#far-block')
      ?.insertAdjacentHTML('beforebegin', '<div style="height:900px"></div>')
    document.querySelector('#far-block')?.before(mark)
    history.pushState(history.state, '', '#anchor')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await expect
    .poll(() =>
      page.evaluate(() => Math.round(document.getElementById('anchor')?.getBoundingClientRect().top ?? -1)),
    )
    .toBe(60)
})

test('navigation lies over the page up to 1279 px and beside it from 1280', async ({ page }) => {
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

test('the frame is arranged in the customiser, kept for 30 days, and put back', async ({ page, context }) => {
  await page.goto('apps/manuscripts')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Customise the layout' }).click()
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
  await drawer.getByText('With lines', { exact: true }).click()
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
  const [button, box] = await Promise.all([
    page.getByRole('button', { name: 'Writing', exact: true }).boundingBox(),
    menu.boundingBox(),
  ])
  expect(Math.round((box?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0)))).toBe(6)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Customise the layout' }).click()
  await page.getByRole('button', { name: 'Back to the start' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'default')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
})

test('Ctrl K finds a screen by keyboard and remembers it', async ({ page }) => {
  await page.goto('dashboards/analytics')
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await expect(page.getByText('Suggested')).toBeVisible()
  await field.fill('scriv')
  await expect(page.getByRole('option', { name: 'Scrivener import' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/apps\/scrivener\/import$/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Scrivener import',
  ])
  await field.fill('nothing is called like this')
  await expect(page.getByText('No matching records found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('the shortcuts lead where they say', async ({ page }) => {
  await page.goto('dashboards/analytics')
  for (const [name, address] of [
    ['New Project Request', /\/apps\/projects\/list\?new=1/],
    ['View Due Today', /\/apps\/projects\/list\?due=today/],
    ['View Messages', /\/apps\/email/],
    ['New User', /\/apps\/user\/list\?new=1/],
    ['New Company', /\/apps\/companies\/list\?new=1/],
  ] as const) {
    await page.goto('dashboards/analytics')
    await page.getByRole('button', { name: 'Shortcuts', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(address)
  }
})

test('a new version is offered, not forced', async ({ page }) => {
  await page.clock.install()
  await page.goto('apps/manuscripts')
  await expect(page.locator('h1')).toBeVisible()
  await page.route('**/build/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/build/assets/main-next.js"></script>',
    }),
  )
  await page.clock.fastForward('10:01')
  await expect(page.getByText('A new version of Quillport is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('A new version of Quillport is ready.')).toBeHidden()
})

for (const [name, setting] of [
  ['at the top', { 'quillport-appContentLayoutNav': 'horizontal' }],
  ['dark beside a light page', { 'quillport-isVerticalNavSemiDark': 'true' }],
  ['folded', { 'quillport-isVerticalNavCollapsed': 'true' }],
] as const) {
  test(`navigation ${name} passes axe and keeps the page in the window`, async ({
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
