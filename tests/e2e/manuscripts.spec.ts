import type { Page } from '@playwright/test'
import { sheet } from './support/editor-setup.ts'
import { followInApp } from './support/in-app.ts'
import { expect, expectAccessible, test, unique } from './support/test.ts'

test.use({ as: 'auth' })

async function createNovel(page: Page, title: string): Promise<void> {
  await page.goto('apps/manuscripts/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Word target' }).fill('80,000')
  await page.getByRole('button', { name: 'Create manuscript' }).click()
  await expect(sheet(page)).toBeVisible()
}

test.describe('the list of manuscripts (R-001, R-067)', () => {
  test('a manuscript is created, found, trashed, restored and erased', async ({ page }) => {
    const title = unique('Shelf')
    await createNovel(page, title)
    await followInApp(page, 'apps/manuscripts')
    await expect(page.getByText(/^Showing 1 to/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Search manuscripts' }).fill(title)
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
    await expect(page).toHaveURL(/q=Shelf/)
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('No matching records found')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('No matching records found')).toBeVisible()
    await page.goto(`apps/manuscripts?view=trash&q=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Delete forever' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('This action cannot be undone.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete forever' }).click()
    await expect(page.getByText('No matching records found')).toBeVisible()
  })
})
