import { addProduct } from '../support/demo/shop.ts'
import { pngFile } from '../support/pictures.ts'
import { expect, expectLive, test, unique } from '../support/test.ts'

const list = (name: string) => `apps/ecommerce/product/list?q=${encodeURIComponent(name)}`

test.describe('products of the sample shop (R-037)', () => {
  test.use({ as: 'manager' })

  test('R-272: a deletion is undone, and another one reaches the second browser when the page is left', {
    tag: '@all',
  }, async ({ page, me, cast }) => {
    const { user } = await cast({ user: true })
    const { productName } = await addProduct(me, unique('Sand timer'))
    const theirs = await user.open(list(productName))
    const row = page.getByRole('row', { name: new RegExp(productName) })
    const theirRow = theirs.getByRole('row', { name: new RegExp(productName) })
    await expect(theirRow).toBeVisible()
    await page.goto(list(productName))
    await expectLive(page)
    const remove = async () => {
      await page.getByRole('button', { name: `Actions for ${productName}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(row).toHaveCount(0)
    }
    await remove()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
    await remove()
    await expect(theirRow).toBeVisible()
    await page.goto('apps/ecommerce/product/category-list')
    await expect(theirRow).toHaveCount(0)
  })

  test('R-602, R-603, R-604: a product is typed, kept over a reload, gets a picture and variants, and is published', {
    tag: '@all',
  }, async ({ page }) => {
    const name = unique('Brass lamp')
    await page.goto('apps/ecommerce/product/add')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Product name is required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.reload()
    await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
    await page.getByRole('textbox', { name: 'SKU' }).fill(String(Date.now() % 900_000_000))
    await page.getByRole('textbox', { name: 'Price (USD)', exact: true }).fill('19,90')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Desk')
    await page.getByRole('textbox', { name: 'Description' }).fill('Warm light.')
    const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Dear reader') }
    await page.getByTestId('attachment-input').setInputFiles([text, pngFile('lamp.png')])
    await expect(page.getByText('notes.png was not added.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Main picture' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Discounted price' }).fill('14.90')
    await page.getByRole('button', { name: 'Add an option' }).click()
    await page.getByRole('textbox', { name: 'Option', exact: true }).fill('Size')
    await page.getByRole('textbox', { name: 'Values' }).fill('S, M')
    await page.getByRole('group', { name: 'S', exact: true }).getByLabel('In stock').fill('4')
    await page.getByRole('group', { name: 'M', exact: true }).getByLabel('In stock').fill('5')
    await expect(page.getByRole('textbox', { name: 'Quantity in stock' })).toHaveValue('9')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(`${name} saved`)).toBeVisible()
    await page.goto(list(name))
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
      '$14.90Regular price $19.90',
    )
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible()
    await expect(page.getByText('Warm light.')).toBeVisible()
  })
})
