import { fireEvent, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-640: the length of the film is named below it', async () => {
  await renderRoute(api, '/apps/academy/course-details?course=19', { as: 'user' })
  const film = await screen.findByLabelText(/^Film of /)
  Object.defineProperty(film, 'duration', { value: 36.4 })
  fireEvent.loadedMetadata(film)
  expect(await screen.findByText(/^Sample film of 0:36, the same for every lecture/)).toBeVisible()
})
