import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { dayFromToday, demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
})
afterEach(() => closePage())
afterAll(() => api.close())

const path = '/apps/projects/workload'

it('R-893: without open requests the workload says so', async () => {
  await renderRoute(api, path, { as: 'manager' })
  expect(await screen.findByRole('heading', { name: 'No open requests' })).toBeVisible()
})

it('R-893, R-894: a manager opens the workload from the list, and each number leads to its requests', async () => {
  const { client, manager } = demoCallers(api)
  const given = await client.file({ title: 'Given away' })
  await client.file({
    title: 'Nobody yet',
    dueDate: dayFromToday(60),
    latestCompletionDate: dayFromToday(60),
  })
  await manager.ok('PUT', `/projects/${given.id}/assignees`, projectResponse, {
    revision: given.revision,
    uids: [PEOPLE.user],
  })
  await api.database.owner`
    insert into public.project_attachments (project_id, kind, name, word_count)
    values (${given.id}, 'source', 'a.txt', 1234)`
  const { user, address } = await renderRoute(api, '/apps/projects/list', { as: 'manager' })
  const main = within(await screen.findByRole('main'))
  await user.click(await main.findByRole('link', { name: 'Workload' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Workload' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '1 · Open · Nina Petrov' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Open requests\s*2/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/apps\/projects\/list$/),
  )
  expect(screen.getByRole('cell', { name: '1,234' }).closest('tr')).toHaveTextContent('Nina Petrov')
  expect(screen.getByText('1,234 words counted')).toBeVisible()
  await expectNoViolations(screen.getByRole('main'))
  await user.click(screen.getByRole('link', { name: '1 · Later · Unassigned' }))
  expect(await screen.findByRole('link', { name: /^Nobody yet/ })).toBeVisible()
  expect(address()).toBe('/apps/projects/list?assignee=none&due=later')
  expect(screen.getByRole('combobox', { name: 'Due' })).toHaveDisplayValue('Later')
  expect(screen.queryByRole('link', { name: /^Given away/ })).toBeNull()
})

it('R-893: staff who see only their requests are offered no workload', async () => {
  await renderRoute(api, '/apps/projects/list', { as: 'user' })
  await screen.findByRole('heading', { level: 1, name: 'Project requests' })
  expect(screen.queryByRole('link', { name: 'Workload' })).toBeNull()
})

it('R-894: the list names a person who is not among the filter’s choices', async () => {
  await renderRoute(api, `/apps/projects/list?assignee=${crypto.randomUUID()}`, { as: 'manager' })
  const filter = await screen.findByRole('combobox', { name: 'Assigned to' })
  expect(filter).toHaveDisplayValue('Another person')
})
