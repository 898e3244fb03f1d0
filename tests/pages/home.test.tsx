import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, createManuscript } from '../api/support/manuscripts.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('the home page of a writer opens the scene edited last', async () => {
  const { id } = await createManuscript(api, 'auth', 'Homeward')
  const scene = await createItem(api, 'auth', id, { title: 'The last mile' })
  const { user, address } = await renderRoute(api, '/dashboards/analytics', { as: 'auth' })
  await screen.findByRole('heading', { level: 1, name: /^Welcome back, / })
  expect(screen.getByText('Pick up where you left off')).toBeVisible()
  const scenes = within(await screen.findByRole('region', { name: 'Last edited scenes' }))
  expect(await scenes.findByRole('link', { name: /The last mile/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Continue writing' }))
  await waitFor(() => expect(address()).toBe(`/manuscripts/${id}/items/${scene.id}/edit`))
})

/** Removes all manuscripts, and the messages and requests of a person. */
async function clear(person: string) {
  const { owner } = api.database
  await owner`delete from public.manuscripts`
  await owner`delete from public.imports where owner_id = ${person}`
  await owner`delete from public.mailbox_entries where user_id = ${person}`
  await owner`update public.profiles set company_id = null where id = ${person}`
  await owner`delete from public.project_assignees where user_id = ${person}`
  await owner`update public.projects set client_id = null where client_id = ${person}`
}
const step = (name: string) => within(screen.getByRole('main')).queryAllByRole('link', { name })

it('R-580: a person without work is greeted with the first steps of their role, until there is an import', async () => {
  await clear(PEOPLE.auth)
  await renderRoute(api, '/dashboards/analytics', { as: 'auth' })
  await screen.findByRole('heading', { level: 1, name: /^Welcome, / })
  const [first] = step('Import a Scrivener project')
  expect(first).toHaveAttribute('href', expect.stringMatching(/\/apps\/scrivener\/import$/))
  expect(step('Start a manuscript')[0]).toHaveAttribute('href', expect.stringMatching(/\/manuscripts\/new$/))
  expect(step('File a project request')).toEqual([])
  await closePage()
  await api.database.owner`
    insert into public.imports (owner_id, file_name, file_size, status, started)
    values (${PEOPLE.auth}, 'Book.zip', 1000, 'processing', true)`
  await renderRoute(api, '/dashboards/analytics', { as: 'auth' })
  await screen.findByRole('heading', { level: 1, name: /^Welcome back, / })
})

it('R-580: the empty inbox of a client offers the first steps', async () => {
  await clear(PEOPLE.client)
  await renderRoute(api, '/apps/email', { as: 'client' })
  await waitFor(() =>
    expect(step('File a project request')[0]).toHaveAttribute('href', expect.stringMatching(/list\?new=1$/)),
  )
  // the mailbox has a fixed height.
  expect(screen.getByRole('main').closest('[data-frame]')).toHaveAttribute('data-frame', 'fixed')
  expect(step('Import a Scrivener project')).toHaveLength(1)
  expect(step('Start a manuscript')).toHaveLength(1)
  expect(step('Invite a person')).toEqual([])
})
