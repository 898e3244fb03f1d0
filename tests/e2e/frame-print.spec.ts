import type { Page } from '@playwright/test'
import { callApi, seedManuscript } from './support/api.ts'
import { createProject } from './support/projects.ts'
import { expect, expectNoSidewaysScroll, test, unique } from './support/test.ts'

test.use({ role: 'admin', theme: 'dark' })

const controls =
  'button:not(:has(bdi), [dir=auto]), .chakra-button, [role=tab], form, nav, textarea:placeholder-shown'

/** Prints the open screen on A4 between its margins, runs `check`, and shows the screen again. */
async function printed(page: Page, path: string, content: string, check: () => Promise<void>) {
  await test.step(path, async () => {
    await page.goto(`./${path}`)
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 680, height: 1000 })
    const paper = page.locator('[data-print=page]')
    await expect(paper.getByText(content).first()).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0)
    const colors = await paper.evaluate((element) => ({
      body: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(element).color,
    }))
    expect(colors).toEqual({ body: 'rgb(255, 255, 255)', ink: 'rgb(29, 28, 36)' })
    await expectNoSidewaysScroll(page)
    await check()
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/dark/)
  })
}

test('a manuscript, a request, an invoice and an order print alone and completely', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const main = page.getByRole('main')
  const [manuscript, , scene] = await seedManuscript('admin', unique('A walk'))
  const at = `/manuscripts/${manuscript}/items/${scene}`
  const { comment } = await callApi<{ comment: { id: string } }>('admin', 'POST', `${at}/comments`, {
    body: 'Whale oil, mostly.',
    kind: 'footnote',
  })
  const { item } = await callApi<{ item: { revision: number } }>('admin', 'GET', at)
  const oil = { type: 'text', text: 'oil', marks: [{ type: 'footnote', attrs: { id: comment.id } }] }
  await callApi('admin', 'PATCH', at, {
    revision: item.revision,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [oil] }] },
  })
  await printed(page, `manuscripts/${manuscript}/items/${scene}/edit`, 'oil', async () => {
    await expect(main.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'Whale oil, mostly.' })).toBeVisible()
  })
  await printed(page, `apps/manuscripts/${manuscript}?view=read`, 'oil', async () => {
    // Text that a transform positions is cut between pages.
    await expect(main.locator('[style*=translateY]')).toHaveCount(0)
  })
  const title = unique('Printed')
  const { id } = await createProject('client', title)
  await printed(page, `apps/projects/view/${id}`, title, async () => {
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
  await printed(page, 'apps/invoice/preview/5001', 'Total', async () => {
    await expect(main.getByRole('table')).toBeVisible()
  })
  await page.goto('./apps/ecommerce/order/list')
  const order = await main.locator('td a[href*="/order/details/"]').first().getAttribute('href')
  await printed(page, order?.replace(/^\/build\//, '') ?? '', 'Total', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('table')).toBeVisible()
  })
})
