import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { COMPANIES, demoCallers, makePerson, type ProjectCaller } from '../api/support/projects.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let colleague: ProjectCaller
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
  colleague = await makePerson(api, 'client', COMPANIES.a, 'Ines Colleague')
  await makePerson(api, 'client', COMPANIES.b, 'Ines Stranger')
})
beforeEach(async () => {
  id = (await people.client.file()).id
})
afterEach(() => closePage())
afterAll(() => api.close())

const view = () => `/apps/projects/view/${id}`
const section = async () => within(await screen.findByRole('region', { name: 'People' }))
const rolesOf = async () =>
  (await people.admin.project(id)).people.map(({ person, role }) => [person.name, role])

it('R-801: the client adds a person of the company by name, makes them an observer, removes them and undoes it', async () => {
  const { user } = await renderRoute(api, view(), { as: 'client' })
  const list = await section()
  expect(list.getByText('Filed the request')).toBeVisible()
  // The description does not repeat that person.
  expect(screen.queryByText('Client', { selector: 'dt' })).toBeNull()
  await user.click(list.getByRole('button', { name: 'Add' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }))
  expect(dialog.getByRole('combobox', { name: 'People' }), 'R-741: a name is typed at once').toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Choose at least one person')).toBeVisible()
  // Typed at once, before the list of people has loaded: only the colleague is found.
  await user.type(dialog.getByRole('combobox', { name: 'People' }), 'ines{Enter}')
  const add = dialog.getByRole('button', { name: 'Add' })
  // The pointer moves; a click at the same point would be the second of a double click on the refused one.
  await user.pointer({ target: add, coords: { clientX: 200, clientY: 200 } })
  await user.dblClick(add)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await list.findByText('Contact')).toBeVisible()
  expect(await rolesOf()).toEqual([['Ines Colleague', 'contact']])

  await user.click(list.getByRole('button', { name: 'Actions for Ines Colleague' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make observer' }))
  expect(await list.findByText('Observer')).toBeVisible()

  await user.click(list.getByRole('button', { name: 'Actions for Ines Colleague' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(list.queryByText('Observer')).toBeNull())
  expect(await rolesOf()).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await list.findByText('Observer')).toBeVisible()
  expect(await rolesOf()).toEqual([['Ines Colleague', 'observer']])
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect((await screen.findAllByText(/as an observer/)).length).toBeGreaterThan(0)
})

it('R-800: an observer sees the people and the comments, and has nothing to start', async () => {
  await people.client.send('POST', `/projects/${id}/comments`, { id: crypto.randomUUID(), body: 'By noon?' })
  const { owner } = api.database
  // The demo client observes the request of a colleague.
  await owner`update public.projects set client_id = ${colleague.sub} where id = ${id}`
  await colleague.send('POST', `/projects/${id}/people`, { role: 'observer', uids: [people.client.sub] })
  await renderRoute(api, view(), { as: 'client' })
  const list = await section()
  expect(list.getByText('Observer')).toBeVisible()
  expect(list.queryByRole('button', { name: 'Add' })).toBeNull()
  expect(list.queryByRole('button', { name: /Actions for/ })).toBeNull()
  expect(await screen.findByText('By noon?')).toBeVisible()
  expect(screen.getByText('You observe this request', { exact: false })).toBeVisible()
  for (const name of ['Edit', 'Comment', 'Edit comment', 'Add files'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull()
})
