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

it('R-741: a new event has the focus in its title before the next task', async () => {
  await renderRoute(api, '/apps/calendar', { as: 'manager' })
  const button = await screen.findByRole('button', { name: 'New event' })
  button.focus()
  button.click()
  for (let step = 0; step < 50; step++) await Promise.resolve()
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
})

it.each(['?day=1', '?day=9999-99-99', '?new=1', '?new=%3Cb%3E', '?new=2026-02-31T25:00'])(
  'R-1023: a link with a day that does not exist opens the calendar: %s',
  async (query) => {
    await renderRoute(api, `/apps/calendar${query}`, { as: 'manager' })
    if (query.startsWith('?new')) await screen.findByRole('textbox', { name: /^Title/ })
    else await screen.findByRole('button', { name: 'New event' })
    expect(screen.queryByText(/Something went wrong/)).toBeNull()
  },
)
