import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { absenceResponse } from '../../supabase/functions/_shared/contract/absences.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { dayFromToday, demoCallers, type ProjectCaller } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
beforeEach(async () => {
  await api.database.owner`delete from public.projects`
  await api.database.owner`delete from public.absences`
})
afterEach(() => closePage())
afterAll(() => api.close())

const path = '/apps/projects/workload'
const add = async (by: ProjectCaller, from: number, to: number, uid?: string) =>
  by.ok('POST', '/absences', absenceResponse, {
    startsOn: dayFromToday(from),
    endsOn: dayFromToday(to),
    ...(uid ? { uid } : {}),
  })
/** A request of Nina Petrov, the demo user, that is due on a day. */
async function giveToNina(title: string, offset: number) {
  const day = dayFromToday(offset)
  const { id, revision } = await people.client.file({ title, dueDate: day, latestCompletionDate: day })
  const body = { revision, uids: [PEOPLE.user] }
  return (await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, body)).project
}
/** A day as the fields of the English screens take it. */
const typed = (offset: number) => {
  const [year, month, day] = dayFromToday(offset).split('-')
  return `${month}/${day}/${year}`
}

it('R-900, R-902, R-988: a manager adds the absence of another person, sees what is due in it, and deletes it', async () => {
  await giveToNina('Lamp', 10)
  await giveToNina('Kettle', 40)
  // One that has ended is not listed.
  await add(people.user, -5, -1)
  const { user, address } = await renderRoute(api, path, { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Absences' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Absences' }))
  expect(await dialog.findByText('No one is away.')).toBeVisible()
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Person' }),
    await dialog.findByRole('option', { name: 'Nina Petrov' }),
  )
  await user.click(dialog.getByRole('textbox', { name: /^First day/ }))
  await user.paste(typed(9))
  await user.click(dialog.getByRole('textbox', { name: /^Last day/ }))
  await user.paste(typed(8))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('The end is before the start.')).toBeVisible()
  const last = dialog.getByRole('textbox', { name: /^Last day/ })
  await user.clear(last)
  await user.paste(typed(11))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Added. 1 open request of Nina Petrov is due in that time.')).toBeVisible()
  expect(await dialog.findByRole('link', { name: '1 request due' })).toHaveAttribute(
    'href',
    expect.stringContaining(
      `/apps/projects/list?assignee=${PEOPLE.user}&due=${dayFromToday(9)}..${dayFromToday(11)}`,
    ),
  )
  await expectNoViolations(screen.getByRole('dialog', { name: 'Absences' }))

  await user.click(dialog.getByRole('button', { name: 'Delete the absence of Nina Petrov' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText('No one is away.')).toBeVisible()

  await user.click(dialog.getByRole('link', { name: 'Show and reassign' }))
  const list = within(await screen.findByRole('table', { name: 'Project requests' }))
  expect(await list.findByRole('link', { name: /Lamp/ })).toBeVisible()
  expect(list.queryByRole('link', { name: /Kettle/ })).toBeNull()
  expect(address()).toContain(`assignee=${PEOPLE.user}&due=${dayFromToday(9)}..${dayFromToday(11)}`)
  const due = screen.getByRole('combobox', { name: 'Due' })
  expect(due).toHaveValue(`${dayFromToday(9)}..${dayFromToday(11)}`)
  await user.selectOptions(due, 'All due dates')
  expect(await list.findByRole('link', { name: /Kettle/ })).toBeVisible()
})

it('R-901: the workload notes an absence under the name within two weeks only', async () => {
  await add(people.user, 13, 20)
  await add(people.manager, 20, 21)
  await giveToNina('Lamp', 10)
  await renderRoute(api, path, { as: 'manager' })
  expect(await screen.findByText(/^Away \w+ \d+.* to \w+ \d+/)).toBeVisible()
  expect(screen.getAllByText(/^Away/)).toHaveLength(1)
})

it('R-900: staff who see no workload add only their own absence, on the calendar; clients are offered none', async () => {
  const { user } = await renderRoute(api, '/apps/projects/calendar', { as: 'user' })
  await user.click(await screen.findByRole('button', { name: 'Absences' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Absences' }))
  expect(dialog.queryByRole('combobox', { name: 'Person' })).toBeNull()
  await user.click(dialog.getByRole('textbox', { name: /^First day/ }))
  await user.paste(typed(9))
  await user.click(dialog.getByRole('textbox', { name: /^Last day/ }))
  await user.paste(typed(9))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Added. No open request of Nina Petrov is due in that time.')).toBeVisible()
  await closePage()
  await renderRoute(api, '/apps/projects/calendar', { as: 'client' })
  await screen.findByRole('heading', { level: 1, name: 'Due dates' })
  expect(screen.queryByRole('button', { name: 'Absences' })).toBeNull()
})

it('R-903: assigning warns of a person who is away on the due date, and stays possible', async () => {
  await add(people.user, 9, 12)
  const project = await giveToNina('Lamp', 10)
  await people.manager.ok('PUT', `/projects/${project.id}/assignees`, projectResponse, {
    revision: project.revision,
    uids: [],
  })
  const { user } = await renderRoute(api, `/apps/projects/view/${project.id}`, { as: 'manager' })
  const [assign] = await screen.findAllByRole('button', { name: /^Assign/ })
  if (assign) await user.click(assign)
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }))
  expect(dialog.queryByText(/is away/)).toBeNull()
  await user.click(dialog.getByRole('combobox'))
  await user.click(await dialog.findByRole('option', { name: /Nina Petrov/ }))
  expect(await dialog.findByText(/^Nina Petrov is away from \w+ \d+.* to \w+ \d+.*\.$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect((await people.manager.project(project.id)).assignees.map(({ uid }) => uid)).toEqual([PEOPLE.user]),
  )
})
