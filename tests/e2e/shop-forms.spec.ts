import { callApi } from './support/api.ts'
import { followInApp } from './support/in-app.ts'
import { expect, test, unique } from './support/test.ts'

test.describe('forms of the sample shop (R-037)', () => {
  test.use({ role: 'manager', allowConsole: /status of 409/ })

  test('R-276, R-278: settings are discarded, asked about and saved; a category is added, renamed and deleted; a stale save of a product asks', async ({
    page,
  }) => {
    const name = unique('Shop')
    await page.goto('apps/ecommerce/settings')
    const store = page.getByRole('textbox', { name: 'Store name' })
    await expect(store).not.toHaveValue('')
    const stored = await store.inputValue()
    await store.fill('Typed by mistake')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(store).toHaveValue(stored)
    await store.fill(name)
    await page.getByRole('tab', { name: 'Shipping' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await page.reload()
    await expect(store).toHaveValue(name)

    const category = unique('Globes')
    await followInApp(page, 'apps/ecommerce/product/category-list?new=1')
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

    const copy = await callApi<Saved>('manager', 'POST', '/apps/ecommerce/products/13/duplicate')
    const { id, revision, stock: _s, image: _i, restockedAt: _r, ...fields } = copy.product
    await followInApp(page, `apps/ecommerce/product/add?id=${id}`)
    const title = page.getByRole('textbox', { name: 'Name', exact: true })
    await title.fill(`${name} mine`)
    const theirs = { ...fields, productName: `${name} theirs`, revision }
    await callApi('manager', 'PUT', `/apps/ecommerce/products/${id}`, theirs)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Use the newer version' }).click()
    await expect(title).toHaveValue(`${name} theirs`)
  })
})

type Saved = {
  product: { id: number; revision: number; stock: boolean; image: string; restockedAt: string | null }
}
