import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApi, type TestApi } from '../../api/support/api.ts'
import { closePage, renderRoute } from '../support/render-route.tsx'
import { comboBox, textBox } from '../support/roles.ts'

let api: TestApi
beforeAll(async () => {
  // The charts of the cards take longer to import on a busy machine than a test waits for a card.
  await import('@/demos/dashboards/components/logistics/logistics-cards.tsx')
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-251: a vehicle card leads to the filtered table with as many vehicles', async () => {
  const schema = z.looseObject({ vehicles: z.looseObject({ late: z.number() }) })
  const { vehicles } = await api.ok('admin', 'GET', '/dashboards/logistics', { schema })
  expect(vehicles.late).toBeGreaterThan(0)
  const { user, address } = await renderRoute(api, '/apps/logistics/dashboard', { as: 'admin' })
  const card = await screen.findByRole('link', { name: /^Late/ })
  //
  expect(screen.getByText('Sample data')).toBeVisible()
  expect(card).toHaveTextContent(String(vehicles.late))
  await user.click(card)
  await waitFor(() => expect(address()).toContain('condition=late'))
  expect(await screen.findByText(new RegExp(`of ${vehicles.late} entries`))).toBeVisible()
  expect(comboBox('Condition')).toHaveValue('late')
})

it('R-250: the home page shows what waits for the person, then the figures and the projects', async () => {
  const { user, address } = await renderRoute(api, '/dashboards/analytics', { as: 'admin' })
  expect(await screen.findByRole('region', { name: 'Requests that need you' })).toBeVisible()
  const carousel = within(await screen.findByRole('region', { name: 'Website' }))
  expect(carousel.getByRole('group', { name: 'Visits' })).toBeVisible()
  await user.click(carousel.getByRole('button', { name: 'Next figure' }))
  expect(await carousel.findByRole('group', { name: 'Conversion rate' })).toBeVisible()
  await screen.findByRole('region', { name: 'Projects' })
  await user.click(textBox('Search projects'))
  await user.paste('tidewarden')
  await waitFor(() => expect(address()).toContain('q=tidewarden'))
  const projects = within(screen.getByRole('region', { name: 'Projects' }))
  expect(await projects.findByText('The Tidewarden, read aloud')).toBeVisible()
})
