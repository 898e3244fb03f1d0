import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../api/support/api.ts'
import { closePage, renderRoute } from '../support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-670: an administrator hides the template areas, whose addresses are then not found', async () => {
  await renderRoute(api, '/dashboards/analytics', { as: 'admin' })
  expect(await screen.findByText('Sample data')).toBeVisible()
  await closePage()
  const { user } = await renderRoute(api, '/admin/workspace', { as: 'admin' })
  await user.click(await screen.findByRole('checkbox', { name: 'Template areas' }))
  expect(await screen.findByText('Template areas hidden')).toBeVisible()
  await closePage()
  const { address } = await renderRoute(api, '/apps/ecommerce/order/list', { as: 'manager' })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(address()).toBe('/pages/misc/page-not-found')
  await closePage()
  await renderRoute(api, '/dashboards/analytics', { as: 'admin' })
  expect(await screen.findByRole('heading', { level: 1, name: /Ada|Admin/ })).toBeVisible()
  expect(screen.queryByText('Sample data')).toBeNull()
})
