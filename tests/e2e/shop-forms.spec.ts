import { expect, test, unique } from './support/test.ts'

test.describe('forms of the sample shop (R-037)', () => {
  test.use({ role: 'manager' })

  test('R-276: a category is added, renamed and deleted', async ({ page }) => {
    const category = unique('Globes')
    await page.goto('apps/ecommerce/product/category-list?new=1')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Category' }).fill(category)
    await drawer.getByRole('button', { name: 'Add category' }).click()
    await page.getByRole('button', { name: `Actions for ${category}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await drawer.getByRole('textbox', { name: 'Category' }).fill(`${category} II`)
    await drawer.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: `Actions for ${category} II` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(`Delete ${category} II?`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`${category} II deleted`)).toBeVisible()
  })
})
