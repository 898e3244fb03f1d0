import type { Page } from '@playwright/test'
import { sheet } from './support/editor-setup.ts'
import { followInApp } from './support/in-app.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, unique } from './support/test.ts'

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

  test('the form shows errors at the field and keeps its text', async ({ page }) => {
    await page.goto('apps/manuscripts/new')
    await page.getByRole('textbox', { name: 'Author' }).fill('Mara Quill')
    await page.getByRole('textbox', { name: 'Word target' }).fill('many')
    await page.getByRole('button', { name: 'Create manuscript' }).click()
    await expect(page.getByText('Title is required', { exact: true })).toBeVisible()
    await expect(page.getByText('Target must be a whole number greater than zero')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Author' })).toHaveValue('Mara Quill')
    await expectAccessible(page)
  })
})

test.describe('screens of the selected manuscript', () => {
  test('a character is created, edited and found in the list @mobile', async ({ page }) => {
    await createNovel(page, unique('Cast'))
    await followInApp(page, 'apps/manuscripts/characters')
    await expect(page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible()
    await page.getByRole('button', { name: 'New character' }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Title' }).fill('Ines')
    await drawer.getByRole('textbox', { name: 'Role' }).fill('Keeper')
    const roleSaved = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('Keeper') ?? false,
    )
    await drawer.getByRole('textbox', { name: 'Also called' }).focus()
    await roleSaved
    // By its first letters: the name may still be unsaved when the role is saved.
    await expect(page.getByText(/^Saved “/).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Ines', exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Ines', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Role' })).toHaveValue('Keeper')
    await expectNoSidewaysScroll(page)
  })

  test('folders open as a path with links back', async ({ page }) => {
    await createNovel(page, unique('Walk'))
    await followInApp(page, 'folder-view')
    await page.getByRole('button', { name: 'Chapter 1', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chapter 1' })).toBeVisible()
    await expect(page).toHaveURL(/\/folders\/[0-9a-f-]{36}/)
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Folders' })).toBeVisible()
  })

  test('/manuscripts/:id redirects to the analytics dashboard', async ({ page }) => {
    await page.goto('manuscripts/whatever')
    await expect(page).toHaveURL(/\/dashboards\/analytics$/)
  })
})

test.describe('raw files', () => {
  test.use({ as: 'admin' })
  test('an admin selects a manuscript and sees that it has no files', async ({ page }) => {
    const title = unique('Raw')
    await createNovel(page, title)
    await followInApp(page, 'manuscript-raw-files')
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/\/admin\/manuscripts\/[0-9a-f-]{36}\/raw-files/)
    await expect(page.getByRole('heading', { name: 'No raw files' })).toBeVisible()
    await expectAccessible(page)
  })
})
