import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  settingsResponse,
  shopSettings,
} from '../../../supabase/functions/_shared/contract/demo/shop-settings.ts'
import { startTestApi, type TestApi } from '../../api/support/api.ts'
import { closePage, renderRoute } from '../support/render-route.tsx'
import { button, confirmDialog, fill, textBox } from '../support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-276, R-278: shop settings are discarded, asked about, and saved for each of three tabs', async () => {
  const open = () => renderRoute(api, '/apps/ecommerce/settings', { as: 'manager' })
  const { user } = await open()
  const openTab = async (name: string) => {
    await user.click(screen.getByRole('tab', { name }))
    await screen.findByRole('tabpanel', { name })
  }
  const save = async () => {
    await user.click(button('Save'))
    // Enabled as long as a change is not saved.
    await waitFor(() => expect(button('Discard')).toBeDisabled())
  }
  const store = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Store name' })
  const before = store.value
  expect(before).not.toBe('')
  await fill(user, store, 'Typed by mistake')
  await user.click(button('Discard'))
  expect(store).toHaveValue(before)
  await fill(user, store, 'The Harbour Shop')
  await user.click(screen.getByRole('tab', { name: 'Shipping' }))
  await confirmDialog(user, 'Keep editing')
  await save()
  expect(await screen.findByText('Settings saved')).toBeVisible()

  await openTab('Payments')
  await user.click(screen.getByRole('checkbox', { name: 'Invoice' }))
  await user.click(screen.getByRole('checkbox', { name: 'Bank transfer' }))
  await user.click(button('Save'))
  expect(await screen.findByText('Choose at least one payment method')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Bank transfer' }))
  await save()
  await openTab('Shipping')
  await fill(user, textBox('Express delivery (USD)'), '7,50')
  await save()

  await closePage()
  const again = await open()
  const show = async (name: string) => {
    await again.user.click(screen.getByRole('tab', { name }))
    await screen.findByRole('tabpanel', { name })
  }
  expect(await screen.findByRole('textbox', { name: 'Store name' })).toHaveValue('The Harbour Shop')
  await show('Payments')
  expect(screen.getByRole('checkbox', { name: 'Invoice' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Bank transfer' })).toBeChecked()
  await show('Shipping')
  expect(textBox('Express delivery (USD)')).toHaveValue('7.50')
})

it('R-606: an order names the seller of the shop settings', async () => {
  const { sections } = await api.ok('manager', 'GET', '/apps/ecommerce/settings', { schema: shopSettings })
  const store = sections.find(({ tab }) => tab === 'store-details')
  const values = { ...store?.values, name: 'Seller & Sons', city: 'Turin', orderPrefix: 'QP-' }
  await api.ok('manager', 'PUT', '/apps/ecommerce/settings', {
    schema: settingsResponse,
    body: { ...store, values },
  })
  const { orders } = await api.ok('user', 'GET', '/apps/ecommerce/orders', {
    schema: z.object({ orders: z.array(z.object({ order: z.number() })) }),
  })
  await renderRoute(api, `/apps/ecommerce/order/details/${orders[0]?.order}`, { as: 'user' })
  const seller = within(await screen.findByRole('region', { name: 'Sold by' }))
  expect(await seller.findByText('Seller & Sons')).toBeVisible()
  expect(seller.getByText('Turin')).toBeVisible()
  // Also above the order.
  expect(screen.getAllByText('Seller & Sons')).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1, name: `Order QP-${orders[0]?.order}` })).toBeVisible()
  //
  expect(screen.getByRole('heading', { level: 1 }).closest('[data-print=page]')).not.toBeNull()
})

it('R-278: a stale save of a product asks, and the newer version can be taken', async () => {
  const schema = z.object({ product: z.looseObject({ id: z.number(), revision: z.number() }) })
  const path = '/apps/ecommerce/products/13/duplicate'
  const { product } = await api.ok('manager', 'POST', path, { status: 201, schema })
  const { id, stock: _s, image: _i, restockedAt: _r, ...fields } = product
  const { user } = await renderRoute(api, `/apps/ecommerce/product/add?id=${id}`, { as: 'manager' })
  const title = await screen.findByRole('textbox', { name: 'Name' })
  await fill(user, title, 'A globe of mine')
  await waitFor(() => expect(Object.values(localStorage).join(), 'the draft').toContain('A globe of mine'))
  const theirs = { ...fields, productName: 'A globe of theirs' }
  await api.ok('manager', 'PUT', `/apps/ecommerce/products/${id}`, { schema, body: theirs })
  await user.click(button('Save'))
  await user.click(await screen.findByRole('button', { name: 'Use the newer version' }))
  await waitFor(() => expect(title).toHaveValue('A globe of theirs'))
})

it('R-1014: a new product has the focus in its name, so that letters typed at once open no screen', async () => {
  const { user, address } = await renderRoute(api, '/apps/ecommerce/product/add', { as: 'manager' })
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveFocus()
  await user.keyboard('gh')
  expect(name).toHaveValue('gh')
  expect(address()).toBe('/apps/ecommerce/product/add')
})

it.each(['/apps/ecommerce/order/list', '/apps/ecommerce/customer/list'])(
  'R-537: %s has no row menu for a person who may only read it; its rows are links',
  async (path) => {
    await renderRoute(api, path, { as: 'user' })
    const links = () => within(screen.getByRole('table')).queryAllByRole('link')
    await waitFor(() => expect(links().length).toBeGreaterThanOrEqual(10))
    expect(screen.queryAllByRole('button', { name: /^Actions for/ })).toEqual([])
  },
)
