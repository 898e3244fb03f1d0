import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../api/support/api.ts'
import { closePage, renderRoute } from '../support/render-route.tsx'
import { button, fill, press, textBox } from '../support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-420, R-422: an order survives a reload between its steps, is placed once, and opens in the shop', async () => {
  const path = '/wizard-examples/checkout'
  const { user, address } = await renderRoute(api, path, { as: 'manager' })
  const [add] = await screen.findAllByRole('button', { name: /^Add .+ to the cart$/ })
  if (!add) throw new Error('There is no product')
  await user.click(add)
  expect(add).toHaveFocus()
  const more = await screen.findByRole('button', { name: /^One .+ more$/ })
  const name = more.getAttribute('aria-label')?.slice(4, -5) ?? ''
  await user.click(more)
  await press(user, 'Next')
  const street = await screen.findByRole('textbox', { name: 'Street and number' })
  await user.click(button('Next'))
  expect(await screen.findByText('Enter a street and number')).toBeVisible()
  await fill(user, street, 'Via Po 1')
  await fill(user, textBox('Postal code'), '10124')
  await fill(user, textBox('City'), 'Turin')
  await user.click(button('Next'))
  await screen.findByText('We never ask for card details.')
  expect(address()).toContain('step=payment')

  const step = address()
  await closePage({ keepDevice: true })
  const again = await renderRoute(api, step, { as: 'manager' })
  await again.user.click(await screen.findByText('Bank transfer'))
  await again.user.click(button('Back'))
  expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Turin')
  await again.user.click(button('Next'))
  await screen.findByText('We never ask for card details.')
  await again.user.click(button('Next'))
  expect(await screen.findByText(/2 × /)).toBeVisible()
  const order = await screen.findByRole('button', { name: 'Place order' })
  // A step that has just opened takes no press for a second.
  await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled'))
  await again.user.dblClick(order)
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Order #\d+ is placed$/ })).toHaveFocus())
  expect(again.calls.filter((call) => call.startsWith('POST /api/apps/ecommerce/checkout '))).toHaveLength(1)
  await again.user.click(screen.getByRole('link', { name: 'Open the order' }))
  await screen.findByRole('heading', { level: 1, name: /^Order #\d+$/ })
  expect(screen.getByRole('cell', { name: new RegExp(name) })).toBeVisible()
  expect(screen.getByText('Bank transfer')).toBeVisible()
})
