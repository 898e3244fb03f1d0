import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../api/support/api.ts'
import { closePage, renderRoute } from '../support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-261, R-640: lectures have the length of the film, and are completed by its end or by hand', async () => {
  const { user } = await renderRoute(api, '/apps/academy/course-details?course=19', { as: 'user' })
  expect(await screen.findByText(/^Sample film, the same for every lecture/)).toBeVisible()
  const lectures = screen.getAllByRole('checkbox', { name: /^Completed: /, hidden: true })
  expect(screen.getAllByText('0:48')).toHaveLength(lectures.length)
  const length = lectures.length * 48
  expect(screen.getByText(`${Math.floor(length / 60)}:${String(length % 60).padStart(2, '0')}`)).toBeVisible()
  expect(screen.getByText(/^0 of \d+ lectures/)).toBeVisible()
  fireEvent.ended(screen.getByLabelText(/^Film of /))
  await waitFor(() => expect(lectures.map((one) => (one as HTMLInputElement).checked).indexOf(true)).toBe(0))
  const [, second] = lectures
  if (second) await user.click(second)
  expect(await screen.findByText(/^2 of \d+ lectures/)).toBeVisible()
})
