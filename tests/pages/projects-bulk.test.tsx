import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { absenceResponse } from '../../supabase/functions/_shared/contract/absences.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { dayFromToday, demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, press } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const dialog = async () => within(await screen.findByRole('dialog'))
const select = async (user: Awaited<ReturnType<typeof renderRoute>>['user'], ...titles: string[]) => {
  for (const title of titles)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
}

it('R-895, R-903: several requests are assigned by one action, the withdrawn one is named before, and undo restores them', async () => {
  const { client, manager } = demoCallers(api)
  const one = await client.file({ title: 'Batch one' })
  const two = await client.file({ title: 'Batch two' })
  const gone = await client.file({ title: 'Batch gone' })
  // Nina Petrov is away today and on the due date, but not on other days.
  for (const day of [dayFromToday(), two.dueDate, dayFromToday(1)])
    await manager.ok('POST', '/absences', absenceResponse, {
      uid: PEOPLE.user,
      startsOn: day,
      endsOn: day,
    })
  await client.ok('POST', `/projects/${gone.id}/withdraw`, projectResponse, { revision: gone.revision })
  const { user } = await renderRoute(api, '/apps/projects/list?q=Batch&view=all', { as: 'manager' })
  await select(user, 'Batch one', 'Batch two', 'Batch gone')
  await press(user, 'Assign…')
  const form = await dialog()
  expect(form.getByText('3 requests selected')).toBeVisible()
  expect(form.getByText('1 request stays as it is')).toBeVisible()
  expect(form.getByRole('list')).toHaveTextContent('Batch goneThe request has been withdrawn.')
  await user.click(form.getByRole('button', { name: 'Assign 2 requests' }))
  expect(await form.findByText('Choose at least one person')).toBeVisible()
  await user.type(form.getByRole('combobox', { name: /Assigned/ }), 'Nina{Enter}')
  expect(await form.findAllByText(/^Nina Petrov is away/)).toHaveLength(2)
  await expectNoViolations(screen.getByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Assign 2 requests' }))
  expect(await screen.findByText('2 requests assigned')).toBeVisible()
  const names = async ({ id }: { id: string }) =>
    (await manager.project(id)).assignees.map(({ name }) => name)
  expect([await names(one), await names(two), await names(gone)]).toEqual([
    ['Nina Petrov'],
    ['Nina Petrov'],
    [],
  ])
  expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull()
  await press(user, 'Undo')
  await waitFor(async () => expect([await names(one), await names(two)]).toEqual([[], []]))
  await select(user, 'Batch one')
  await press(user, 'Assign…')
  const again = await dialog()
  await user.type(again.getByRole('combobox', { name: /Assigned/ }), 'Nina{Enter}')
  await user.click(again.getByRole('button', { name: 'Assign 1 request' }))
  await waitFor(async () => expect(await names(one)).toEqual(['Nina Petrov']))
  await select(user, 'Batch one')
  await press(user, 'Assign…')
  const replacing = await dialog()
  await user.click(replacing.getByRole('radio', { name: 'Replace' }))
  await user.type(replacing.getByRole('combobox', { name: /Assigned/ }), 'Ada{Enter}')
  await user.click(replacing.getByRole('button', { name: 'Assign 1 request' }))
  await waitFor(async () => expect(await names(one)).toEqual(['Ada Okafor']))
})

it('R-896: a status is confirmed for several requests, with a reason for those that go back', async () => {
  const { client, manager } = demoCallers(api)
  const fresh = await client.file({ title: 'Pack fresh' })
  const running = await client.file({ title: 'Pack running' })
  const start = { revision: running.revision, status: 'in_progress' }
  await manager.ok('POST', `/projects/${running.id}/status`, projectResponse, start)
  const { user } = await renderRoute(api, '/apps/projects/list?q=Pack', { as: 'manager' })
  await select(user, 'Pack fresh', 'Pack running')
  await press(user, 'Status…')
  const form = await dialog()
  expect(form.getByText('1 request moves to In progress.')).toBeVisible()
  expect(form.getByRole('list')).toHaveTextContent('Pack runningThe work has already started.')
  await user.click(form.getByRole('radio', { name: 'Received' }))
  expect(form.getByRole('list')).toHaveTextContent('Pack freshThe work has not started yet.')
  await user.click(form.getByRole('button', { name: 'Change 1 request' }))
  expect(await form.findByText('Enter a reason')).toBeVisible()
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'The text changes')
  await expectNoViolations(screen.getByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Change 1 request' }))
  expect(await screen.findByText('Status of 1 request changed')).toBeVisible()
  expect((await manager.project(running.id)).status).toBe('received')
  expect((await manager.project(fresh.id)).status).toBe('received')
})

it('R-896: a request that someone else changed in between is named, the other changes', async () => {
  const { client, manager } = demoCallers(api)
  const same = await client.file({ title: 'Meanwhile same' })
  const other = await client.file({ title: 'Meanwhile other' })
  const { user } = await renderRoute(api, '/apps/projects/list?q=Meanwhile', { as: 'manager' })
  await select(user, 'Meanwhile same', 'Meanwhile other')
  await press(user, 'Status…')
  const form = await dialog()
  const patch = { revision: other.revision, today: other.dateRequested, title: 'Meanwhile renamed' }
  await manager.ok('PATCH', `/projects/${other.id}`, projectResponse, patch)
  await user.click(form.getByRole('button', { name: 'Change 2 requests' }))
  expect(await screen.findByText('“Meanwhile other” was just changed by someone else.')).toBeVisible()
  expect((await manager.project(same.id)).status).toBe('in_progress')
  expect((await manager.project(other.id)).status).toBe('received')
})

it('R-895: a client selects nothing, and staff who may not assign are offered the status only', async () => {
  await renderRoute(api, '/apps/projects/list', { as: 'client' })
  await screen.findByRole('table')
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3))
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  await closePage()
  const { user } = await renderRoute(api, '/apps/projects/list', { as: 'user' })
  await user.click((await screen.findAllByRole('checkbox', { name: /^Select (?!every)/ }))[0] as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Status…' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Assign…' })).toBeNull()
  await user.click(button('Status…'))
  expect((await dialog()).queryByRole('radio')).toBeNull()
})
