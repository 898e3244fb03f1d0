import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { COMPANIES, dayFromToday, demoCallers } from '../api/support/projects.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { press } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Without a layout, FullCalendar measures no day and keeps its events invisible. */
const named = (name: RegExp) => screen.findByText(name)

it('R-898: a manager sees due dates by month and person, and opens a request', async () => {
  const { client, manager } = demoCallers(api)
  const late = { dueDate: dayFromToday(40), latestCompletionDate: dayFromToday(90) }
  const given = await client.file({ title: 'Of Nina', ...late })
  await client.file({ title: 'Of nobody', ...late })
  await manager.ok('PUT', `/projects/${given.id}/assignees`, projectResponse, {
    revision: given.revision,
    uids: [PEOPLE.user],
  })
  vi.stubGlobal('innerWidth', 500)
  const list = await renderRoute(api, '/apps/projects/list', { as: 'manager' })
  await list.user.click(await screen.findByRole('link', { name: 'Due dates' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Due dates' })).toBeVisible()
  // Only the list of a phone says so.
  expect(await screen.findByText('No requests are due in this month.')).toBeInTheDocument()
  await closePage()
  vi.unstubAllGlobals()
  const day = `${late.dueDate.slice(0, 8)}01`
  const { user, address } = await renderRoute(api, `/apps/projects/calendar?day=${day}`, { as: 'manager' })
  expect(await named(/^Of nobody/)).toBeInTheDocument()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Assigned to' }), 'Nina Petrov')
  await waitFor(() => expect(screen.queryByText(/^Of nobody/)).toBeNull())
  expect(address()).toContain(`assignee=${PEOPLE.user}`)
  // The next choice follows before the page has rendered the month.
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Assigned to' }), { target: { value: '' } })
  await waitFor(() => expect(address()).not.toContain('assignee'))
  expect(address()).not.toContain(day)
  await press(user, 'Previous month')
  await waitFor(() => expect(address()).toContain(day))
  expect(await named(/^Of nobody/)).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Delivered')
  await waitFor(() => expect(screen.queryByText(/^Of Nina/)).toBeNull())
  expect(address()).toContain('status=delivered')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '')
  expect(await named(/^Of Nina/)).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), COMPANIES.b)
  await waitFor(() => expect(screen.queryByText(/^Of Nina/)).toBeNull())
  expect(address()).toContain(`company=${COMPANIES.b}`)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), '')
  await user.click(await named(/^Of Nina/))
  await waitFor(() => expect(address()).toBe(`/apps/projects/view/${given.id}`))
})
