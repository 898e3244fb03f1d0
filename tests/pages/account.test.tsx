import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it.each([
  ['/pages/account-settings', '/pages/account-settings/account'],
  ['/pages/user-profile', '/pages/user-profile/profile'],
])('%s redirects to its first tab', async (from, to) => {
  const { address } = await renderRoute(api, from, { as: 'auth' })
  await waitFor(() => expect(address()).toBe(to))
})

it('a kind of notification is turned off, and stays off', async () => {
  const path = '/pages/account-settings/notification'
  const { user, calls } = await renderRoute(api, path, { as: 'client' })
  const kind = () => screen.findByRole('checkbox', { name: 'A request changes status' })
  expect(await kind()).toBeChecked()
  await user.click(await kind())
  await waitFor(() => expect(calls).toContain('PATCH /api/account 200'))
  await closePage()
  await renderRoute(api, path, { as: 'client' })
  expect(await kind()).not.toBeChecked()
})
