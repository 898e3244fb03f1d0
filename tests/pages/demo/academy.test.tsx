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

it('R-640: each lecture has the length of the film, and the course their sum', async () => {
  await renderRoute(api, '/apps/academy/course-details?course=19', { as: 'user' })
  expect(await screen.findByText(/^Sample film, the same for every lecture/)).toBeVisible()
  const lectures = screen.getAllByRole('checkbox', { name: /^Completed: /, hidden: true })
  expect(screen.getAllByText('0:48')).toHaveLength(lectures.length)
  const length = lectures.length * 48
  expect(screen.getByText(`${Math.floor(length / 60)}:${String(length % 60).padStart(2, '0')}`)).toBeVisible()
})
