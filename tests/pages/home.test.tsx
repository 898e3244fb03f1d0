import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, createManuscript } from '../api/support/manuscripts.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('the home page of a writer opens the scene edited last', async () => {
  const { id } = await createManuscript(api, 'auth', 'Homeward')
  const scene = await createItem(api, 'auth', id, { title: 'The last mile' })
  const { user, address } = await renderRoute(api, '/dashboards/analytics', { as: 'auth' })
  await screen.findByRole('heading', { level: 1, name: /^Welcome back, / })
  expect(screen.getByText('Pick up where you left off')).toBeVisible()
  const scenes = within(await screen.findByRole('region', { name: 'Last edited scenes' }))
  expect(await scenes.findByRole('link', { name: /The last mile/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Continue writing' }))
  await waitFor(() => expect(address()).toBe(`/manuscripts/${id}/items/${scene.id}/edit`))
})
