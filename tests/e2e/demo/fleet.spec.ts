import { expect, test } from '../support/test.ts'

test.use({ as: 'user' })

test('R-392: list and map select each other, and no request leaves this site', { tag: '@all' }, async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  const { hostname } = new URL('/', baseURL)
  page.on('request', (request) => {
    const { protocol, hostname: host } = new URL(request.url())
    if (/^(http|ws)/.test(protocol) && host !== hostname) foreign.push(request.url())
  })
  await page.goto('apps/logistics/fleet')
  const vehicle = page.getByRole('button', { name: /VOL-676485 Copenhagen/ })
  await vehicle.click()
  await expect(page.getByText('Stockholm, Sweden')).toBeVisible()
  await expect(page.locator('.fleet-place')).toHaveText(['Copenhagen', 'Stockholm'])
  const marker = (number: number) => page.getByRole('button', { name: `Vehicle VOL-${number}`, exact: true })
  await expect(marker(676485)).toHaveAttribute('data-state', 'selected')
  await expect(marker(451430)).toHaveAttribute('data-state', 'stale')
  // Moved by script, because another marker may cover it at this zoom.
  await marker(480957).dispatchEvent('click')
  await expect(page.getByRole('button', { name: /VOL-480957 Vienna/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(vehicle).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(/vehicle=6$/)
  await page.getByRole('textbox', { name: 'Search by number or city' }).fill('182964')
  await expect(page.locator('.fleet-place')).toHaveText(['Lagos', 'Ibadan'])
  expect(foreign).toEqual([])
})

test('R-392: without WebGL the list works alone', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('apps/logistics/fleet')
  await expect(page.getByRole('note')).toContainText('WebGL is not available')
  await page.getByLabel('Warning').selectOption('Oil Leakage')
  await page
    .getByRole('button', { name: /Hamburg/ })
    .first()
    .click()
  await expect(page.getByText('Departed')).toBeVisible()
})
