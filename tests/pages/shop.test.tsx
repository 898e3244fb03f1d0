import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, confirmDialog, textBox } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Replaces the text of a field. */
async function replace(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

it('R-276, R-278: shop settings are discarded, asked about, and saved for each of six tabs', async () => {
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
  const lastGroup = (name: RegExp) => {
    const group = screen.getAllByRole('group', { name }).at(-1)
    if (!group) throw new Error(`There is no group ${name}`)
    return within(group)
  }
  const store = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Store name' })
  const before = store.value
  expect(before).not.toBe('')
  await replace(user, store, 'Typed by mistake')
  await user.click(button('Discard'))
  expect(store).toHaveValue(before)
  await replace(user, store, 'The Harbour Shop')
  await user.click(screen.getByRole('tab', { name: 'Shipping' }))
  await confirmDialog(user, 'Keep editing')
  await save()
  expect(await screen.findByText('Settings saved')).toBeVisible()

  await openTab('Payments')
  await replace(user, await screen.findByRole('textbox', { name: 'Payout email' }), 'harbour@example.org')
  await save()
  await openTab('Checkout')
  const newsletter = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Offer the newsletter at checkout' })
  const isOffered = newsletter().checked
  await user.click(newsletter())
  await save()
  await openTab('Shipping')
  await user.click(button('Add a zone'))
  const zone = () => lastGroup(/^Zone /)
  await replace(user, zone().getByRole('textbox', { name: /^Zone/ }), 'Islands')
  await replace(user, zone().getByRole('textbox', { name: /^Rate/ }), 'Parcel')
  await replace(user, zone().getByRole('textbox', { name: /^Price/ }), '7,50')
  await save()
  await openTab('Locations')
  await user.click(button('Add a location'))
  const location = () => lastGroup(/^Location /).getByRole('textbox', { name: /^Location name/ })
  await replace(user, location(), 'Pier 4')
  await save()
  await openTab('Notifications')
  const lowStock = () =>
    within(screen.getByRole('group', { name: 'By email' })).getByRole<HTMLInputElement>('checkbox', {
      name: 'Low stock',
    })
  const isMailed = lowStock().checked
  await user.click(lowStock())
  await save()

  await closePage()
  const again = await open()
  const show = async (name: string) => {
    await again.user.click(screen.getByRole('tab', { name }))
    await screen.findByRole('tabpanel', { name })
  }
  expect(await screen.findByRole('textbox', { name: 'Store name' })).toHaveValue('The Harbour Shop')
  await show('Payments')
  expect(textBox('Payout email')).toHaveValue('harbour@example.org')
  await show('Checkout')
  expect(newsletter().checked).toBe(!isOffered)
  await show('Shipping')
  expect(zone().getByRole('textbox', { name: /^Zone/ })).toHaveValue('Islands')
  expect(zone().getByRole('textbox', { name: /^Price/ })).toHaveValue('7.50')
  await show('Locations')
  expect(location()).toHaveValue('Pier 4')
  await show('Notifications')
  expect(lowStock().checked).toBe(!isMailed)
})

it('R-278: a stale save of a product asks, and the newer version can be taken', async () => {
  const schema = z.object({ product: z.looseObject({ id: z.number(), revision: z.number() }) })
  const path = '/apps/ecommerce/products/13/duplicate'
  const { product } = await api.ok('manager', 'POST', path, { status: 201, schema })
  const { id, stock: _s, image: _i, restockedAt: _r, ...fields } = product
  const { user } = await renderRoute(api, `/apps/ecommerce/product/add?id=${id}`, { as: 'manager' })
  const title = await screen.findByRole('textbox', { name: 'Name' })
  await replace(user, title, 'A globe of mine')
  const theirs = { ...fields, productName: 'A globe of theirs' }
  await api.ok('manager', 'PUT', `/apps/ecommerce/products/${id}`, { schema, body: theirs })
  await user.click(button('Save'))
  await user.click(await screen.findByRole('button', { name: 'Use the newer version' }))
  await waitFor(() => expect(title).toHaveValue('A globe of theirs'))
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
