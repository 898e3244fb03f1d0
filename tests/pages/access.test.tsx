import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, confirmDialog, press, textBox } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const drawer = async () => within(await screen.findByRole('dialog'))

it('the role admin always has every permission', async () => {
  const { user } = await renderRoute(api, '/apps/roles', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'View rules: Administrator' }))
  const rules = await drawer()
  expect(await rules.findByText(/always have every permission/)).toBeVisible()
  expect(rules.queryByRole('button', { name: 'Preview' })).toBeNull()
  const groups = rules.getAllByRole('group')
  const boxes = groups.flatMap((group) => within(group).getAllByRole<HTMLInputElement>('checkbox'))
  expect(boxes.length).toBeGreaterThan(10)
  expect(boxes.filter(({ checked }) => !checked)).toEqual([])
})

it('a role is created with the rules of another, and its changed rules are previewed and applied', async () => {
  const { owner } = api.database
  const { user } = await renderRoute(api, '/apps/roles', { as: 'admin' })
  await press(user, 'New role')
  const form = await drawer()
  await user.click(form.getByRole('textbox', { name: 'Name' }))
  await user.paste('reader')
  const copied = await form.findByRole('option', { name: 'In-house writer' })
  await user.selectOptions(form.getByRole('combobox', { name: 'Copy rules from' }), copied)
  await user.click(form.getByRole('button', { name: 'Create role' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'reader' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const setRole = (role: string) =>
    owner`update private.user_roles set role = ${role} where user_id = ${PEOPLE.user}`
  await setRole('reader')
  onTestFinished(async () => void (await setRole('user')))
  await expectNoViolations(screen.getByRole('main'))

  const readsAdmin = () => owner`
    select 1 from public.role_abilities where role = 'reader' and subject = 'admin' and action = 'read'`
  const change = async (preview: string) => {
    await press(user, 'Edit rules: reader')
    const rules = await drawer()
    const group = await rules.findByRole('group', { name: 'Administration' })
    await user.click(within(group).getByText('view'))
    await user.click(rules.getByRole('button', { name: 'Preview' }))
    expect(await rules.findByText(preview)).toBeVisible()
    expect(rules.getByText('Nina Petrov')).toBeVisible()
    await expectNoViolations(screen.getByRole('dialog'))
    await user.click(rules.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await change('Administration: can now view')
  expect((await screen.findAllByText('The rules of reader have been applied')).length).toBeGreaterThan(0)
  expect(await readsAdmin()).toHaveLength(1)
  await change('Administration: can no longer view')
  await waitFor(async () => expect(await readsAdmin()).toHaveLength(0))
})

it('R-408: a role requires a second factor after a confirmation, and no longer without one', async () => {
  const { owner } = api.database
  const required = async () =>
    (await owner<{ name: string }[]>`select name from public.roles where requires_two_factor`).map(
      (row) => row.name,
    )
  onTestFinished(async () => void (await owner`update public.roles set requires_two_factor = false`))
  const { user } = await renderRoute(api, '/apps/roles', { as: 'admin' })
  await press(user, 'Edit rules: Client')
  const rules = await drawer()
  const box = () => rules.findByRole('checkbox', { name: 'Require two-factor sign-in', hidden: true })
  await user.click(await box())
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Require two-factor sign-in for Client?')
  expect(await required()).toEqual([])
  await confirmDialog(user, 'Require')
  await waitFor(async () => expect(await required()).toEqual(['client']))
  await waitFor(async () => expect(await box()).toBeChecked())
  await waitFor(async () => expect(await box()).toBeEnabled())
  await user.click(await box())
  await waitFor(async () => expect(await required()).toEqual([]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('permissions are searched, added and deleted, and a used name is refused at its field', async () => {
  const { user } = await renderRoute(api, '/apps/permissions', { as: 'admin' })
  await user.click(await screen.findByRole('textbox', { name: 'Search by name, date or role' }))
  await user.paste('restr')
  expect(await screen.findByText('Only View')).toBeVisible()
  await user.click(button('Add a permission'))
  const form = await drawer()
  await user.click(form.getByRole('textbox', { name: 'Permission name' }))
  await user.paste('Only View')
  await user.click(form.getByText('Support'))
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText('A permission with this name already exists')).toBeVisible()
  await user.clear(form.getByRole('textbox', { name: 'Permission name' }))
  await user.paste('Voice casting')
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Permission Voice casting added')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.clear(textBox('Search by name, date or role'))
  await user.paste('Voice casting')
  expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  await press(user, 'Actions for Voice casting')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete permission' }))
  await confirmDialog(user, 'Delete permission')
  expect(await screen.findByText('No matching records found')).toBeVisible()
})

describe('access control', () => {
  it('shows staff their abilities, without the panel for administrators', async () => {
    await renderRoute(api, '/access-control', { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'For all staff' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'For administrators' })).toBeNull()
    expect(screen.getByText('Requests: view and edit')).toBeVisible()
  })

  it.each([
    '/access-control',
    '/dashboards/analytics',
    '/apps/user/list',
    '/apps/user/view/1',
    '/apps/companies/list',
    '/apps/roles',
    '/apps/permissions',
    '/sdtestpage',
  ])('is not open to a client: %s', async (path) => {
    const { address, calls } = await renderRoute(api, path, { as: 'client' })
    expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
    expect(address()).toMatch(/^\/not-authorized/)
    expect(calls.filter((call) => /users|companies|roles|permissions/.test(call))).toEqual([])
  })
})
