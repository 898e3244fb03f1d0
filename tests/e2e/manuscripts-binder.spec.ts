import type { Page } from '@playwright/test'
import { sheet } from './support/editor-setup.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, unique } from './support/test.ts'

test.use({ as: 'auth' })

async function openNovel(page: Page): Promise<string> {
  const title = unique('Binder')
  await page.goto('apps/manuscripts/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Create manuscript' }).click()
  await expect(sheet(page)).toBeVisible()
  const [, id] = /manuscripts\/([^/]+)\/items/.exec(page.url()) ?? []
  await page.goto(`apps/manuscripts/${id}?view=cards`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return title
}

const tree = (page: Page) => page.getByRole('tree')
const row = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
const names = async (page: Page) =>
  (
    await page
      .getByRole('treeitem')
      .evaluateAll((rows) => rows.map((one) => one.getAttribute('aria-label') ?? ''))
  ).map((name) => name.split(',')[0])

test.describe('the binder', () => {
  test('moves items after and inside others by drag and drop', async ({ page }) => {
    await openNovel(page)
    let stored = 0
    page.on('response', (response) => {
      if (response.url().endsWith('/move') && response.ok()) stored += 1
    })
    await row(page, /^Chapter 3/).dragTo(row(page, /^Chapter 1/), { targetPosition: { x: 60, y: 3 } })
    await expect
      .poll(async () => (await names(page)).filter((name) => name?.startsWith('Chapter')))
      .toEqual(['Chapter 3', 'Chapter 1', 'Chapter 2'])
    await row(page, /^Chapter 2/).dragTo(row(page, /^Chapter 3/), { targetPosition: { x: 60, y: 16 } })
    await expect(row(page, /^Chapter 2/)).toHaveAttribute('aria-level', '2')
    // The second move is sent after the first one, and a reload would lose it until then.
    await expect.poll(() => stored).toBe(2)
    await page.reload()
    await expect(row(page, /^Chapter 2/)).toHaveAttribute('aria-level', '2')
  })

  test('shows changes of other people', async ({ page, context }) => {
    await openNovel(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(row(other, /^Chapter 1/)).toBeVisible()
    await tree(other).focus()
    await other.keyboard.press('Home')
    await other.keyboard.press('F2')
    await other.keyboard.type('From another tab')
    await other.keyboard.press('Enter')
    await expect(row(page, /^From another tab/)).toBeVisible()
  })

  test('is a drawer on a phone, with an action sheet as menu @phone', { tag: '@all' }, async ({ page }) => {
    await openNovel(page)
    await page.getByRole('button', { name: 'Show the binder' }).click()
    await expect(row(page, /^Chapter 1/)).toBeVisible()
    await expectAccessible(page)
    await row(page, /^Chapter 1/)
      .getByRole('button')
      .click()
    await expect(page.getByRole('dialog', { name: 'Actions' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(row(page, /^Chapter 1/)).toHaveCount(2)
  })
})
