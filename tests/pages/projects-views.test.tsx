import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { projectViewList } from '../../supabase/functions/_shared/contract/project-views.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, press } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Stores the choices of columns as another tab would, because a loaded setting keeps its value. */
function storeColumns(value: object) {
  const [key, newValue] = ['quillport-table-projects', JSON.stringify(value)]
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const views = async (who: 'manager' | 'user' | 'client') =>
  (await demoCallers(api)[who].ok('GET', '/projects/views', projectViewList)).views

it('R-897: what the list shows is saved as a view, shared, and chosen from the menu', async () => {
  const address = '/apps/projects/list?due=overdue&sortBy=title'
  storeColumns({ shown: { no: true } })
  const { user } = await renderRoute(api, `${address}&page=2`, { as: 'manager' })
  await press(user, 'Views')
  const menu = await dialog('Views')
  expect(await menu.findByText(/^Save filters, order and columns/)).toBeVisible()
  await user.click(menu.getByRole('button', { name: 'Save as view…' }))
  const form = await dialog('Save as view')
  await user.click(form.getByRole('button', { name: 'Save view' }))
  expect(await form.findByText('Enter a name')).toBeVisible()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Late ones')
  await user.click(form.getByRole('checkbox', { name: 'Share with staff' }))
  await expectNoViolations(screen.getByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Save view' }))
  expect(await screen.findByRole('button', { name: 'View: Late ones' })).toBeVisible()
  expect(await views('user')).toMatchObject([
    { name: 'Late ones', query: 'due=overdue&sortBy=title', columns: { shown: { no: true } } },
  ])
  expect(await views('client')).toEqual([])

  await closePage()
  storeColumns({ shown: {} })
  const other = await renderRoute(api, '/apps/projects/list', { as: 'user' })
  await press(other.user, 'Views')
  const shared = await dialog('Views')
  const link = await shared.findByRole('link', { name: 'Late ones' })
  expect(shared.queryByRole('button', { name: 'Edit “Late ones”' })).toBeNull()
  await expectNoViolations(screen.getByRole('dialog'))
  await other.user.click(link)
  await waitFor(() => expect(other.address()).toBe(address))
  expect(localStorage.getItem('quillport-table-projects')).toContain('"no":true')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Due' })).toHaveDisplayValue('Overdue'))
})

it('R-897: a view is renamed, takes what the list shows now, and is deleted with undo', async () => {
  const { user, address } = await renderRoute(api, '/apps/projects/list?due=today', { as: 'client' })
  await press(user, 'Views')
  await user.click((await dialog('Views')).getByRole('button', { name: 'Save as view…' }))
  const form = await dialog('Save as view')
  expect(form.queryByRole('checkbox')).toBeNull()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Mine{Enter}')
  expect(await screen.findByRole('button', { name: 'View: Mine' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Due' }), 'Later')
  await waitFor(() => expect(address()).toContain('due=later'))
  storeColumns({ shown: { no: true }, order: ['title', 'no'] })
  await press(user, 'Views')
  await user.click((await dialog('Views')).getByRole('button', { name: 'Edit “Mine”' }))
  const edit = await dialog('Edit view')
  await user.clear(edit.getByRole('textbox', { name: /^Name/ }))
  await user.type(edit.getByRole('textbox', { name: /^Name/ }), 'Far ones')
  await user.click(edit.getByRole('checkbox', { name: 'Use what the list shows now' }))
  await user.click(edit.getByRole('button', { name: 'Save view' }))
  expect(await screen.findByRole('button', { name: 'View: Far ones' })).toBeVisible()
  expect(await views('client')).toMatchObject([
    { name: 'Far ones', query: 'due=later', columns: { shown: { no: true }, order: ['title', 'no'] } },
  ])
  await user.click(button('View: Far ones'))
  await user.click((await dialog('Views')).getByRole('button', { name: 'Edit “Far ones”' }))
  await user.click((await dialog('Edit view')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('View “Far ones” deleted')).toBeVisible()
  expect(await views('client')).toEqual([])
  await press(user, 'Undo')
  expect(await screen.findByRole('button', { name: 'View: Far ones' })).toBeVisible()
})
