import { callApi } from './support/api.ts'
import { followInApp } from './support/in-app.ts'
import { expect, test, unique } from './support/test.ts'

test.describe('forms of the sample shop (R-037)', () => {
  test.use({ role: 'manager', allowConsole: /status of 409/ })

  test('R-276, R-278: settings are discarded, asked about, and saved for each of six tabs over a reload', async ({
    page,
  }) => {
    const name = unique('Shop')
    await page.goto('apps/ecommerce/settings')
    const tab = (label: string) => page.getByRole('tab', { name: label })
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    const discard = page.getByRole('button', { name: 'Discard' })
    const save = async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      // Enabled as long as a change is not saved.
      await expect(discard).toBeDisabled()
    }
    const store = field('Store name')
    await expect(store).not.toHaveValue('')
    const stored = await store.inputValue()
    await store.fill('Typed by mistake')
    await discard.click()
    await expect(store).toHaveValue(stored)
    await store.fill(name)
    await tab('Shipping').click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await save()
    await expect(page.getByText('Settings saved')).toBeVisible()

    const payout = `${name.replace(' ', '.')}@example.org`
    await tab('Payments').click()
    await field('Payout email').fill(payout)
    await save()
    const newsletter = page.getByRole('checkbox', { name: 'Offer the newsletter at checkout' })
    await tab('Checkout').click()
    const isOffered = await newsletter.isChecked()
    await page.getByText('Offer the newsletter at checkout').click()
    await save()
    const zone = page.getByRole('group', { name: /^Zone / }).last()
    await tab('Shipping').click()
    await page.getByRole('button', { name: 'Add a zone' }).click()
    await zone.getByRole('textbox', { name: 'Zone' }).fill(name)
    await zone.getByRole('textbox', { name: 'Rate' }).fill('Parcel')
    await zone.getByRole('textbox', { name: 'Price' }).fill('7,50')
    await save()
    const location = page.getByRole('group', { name: /^Location / }).last()
    await tab('Locations').click()
    await page.getByRole('button', { name: 'Add a location' }).click()
    await location.getByRole('textbox', { name: 'Location name' }).fill(name)
    await save()
    const mails = page.getByRole('group', { name: 'By email' })
    const lowStock = mails.getByRole('checkbox', { name: 'Low stock' })
    await tab('Notifications').click()
    const isMailed = await lowStock.isChecked()
    await mails.getByText('Low stock').click()
    await save()

    await page.reload()
    await expect(lowStock).toBeChecked({ checked: !isMailed })
    await tab('Locations').click()
    await expect(location.getByRole('textbox', { name: 'Location name' })).toHaveValue(name)
    await tab('Shipping').click()
    await expect(zone.getByRole('textbox', { name: 'Zone' })).toHaveValue(name)
    await expect(zone.getByRole('textbox', { name: 'Price' })).toHaveValue('7.50')
    await tab('Checkout').click()
    await expect(newsletter).toBeChecked({ checked: !isOffered })
    await tab('Payments').click()
    await expect(field('Payout email')).toHaveValue(payout)
    await tab('Store details').click()
    await expect(store).toHaveValue(name)
  })

  test('R-276, R-278: a category is added, renamed and deleted; a stale save of a product asks', async ({
    page,
  }) => {
    const name = unique('Shop')
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
