import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { absenceResponse } from '../../supabase/functions/_shared/contract/absences.ts'
import { projectViewResponse } from '../../supabase/functions/_shared/contract/project-views.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { dayFromToday, demoCallers } from '../api/support/projects.ts'
import { mockTopics } from '../support/mock-topics.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { press } from './support/roles.ts'

const topics = mockTopics()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const hint = async (topic: string, event: string) => {
  await expect.poll(() => [...topics.handlers.keys()]).toContain(topic)
  topics.handlers.get(topic)?.onEvent(event, {})
}

it('R-985: a view that a colleague shares appears in the open menu of views', async () => {
  const { user } = await renderRoute(api, '/apps/projects/list', { as: 'user' })
  await press(user, 'Views')
  const menu = within(await screen.findByRole('dialog', { name: 'Views' }))
  expect(await menu.findByText(/^Save filters, order and columns/)).toBeVisible()
  const body = { id: crypto.randomUUID(), name: 'Late ones', query: 'due=overdue', isShared: true }
  await demoCallers(api).manager.ok('POST', '/projects/views', projectViewResponse, body)
  expect(menu.queryByRole('link', { name: 'Late ones' })).toBeNull()
  await hint('project-views', 'view')
  expect(await menu.findByRole('link', { name: 'Late ones' })).toBeVisible()
})

it.each([
  ['workload', 'manager', ['projects:all']],
  ['calendar', 'user', []],
] as const)(
  'R-985, R-894: the open %s shows an absence of a colleague, and follows the requests',
  async (screenName, as, followed) => {
    await api.database.owner`delete from public.absences`
    const { user } = await renderRoute(api, `/apps/projects/${screenName}`, { as })
    await press(user, 'Absences')
    expect([...topics.handlers.keys()].filter((topic) => topic === 'projects:all')).toEqual(followed)
    const dialog = within(await screen.findByRole('dialog', { name: 'Absences' }))
    expect(await dialog.findByText('No one is away.')).toBeVisible()
    await demoCallers(api).manager.ok('POST', '/absences', absenceResponse, {
      uid: PEOPLE.auth,
      startsOn: dayFromToday(3),
      endsOn: dayFromToday(4),
    })
    await hint('absences', 'absence')
    expect(await dialog.findByText('Léa Fontaine')).toBeVisible()
  },
)
