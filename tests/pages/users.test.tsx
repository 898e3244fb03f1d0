import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testAccounts } from '../api/support/accounts.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, comboBox, confirmDialog, press, tableRow, textBox } from './support/roles.ts'

let api: TestApi
const accounts = testAccounts(() => api.database.owner)
beforeAll(async () => {
  api = await startTestApi({ accounts })
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Fills in the drawer of an invitation and sends it. */
async function invite(user: UserEvent, person: { name: string; email: string; role: string }) {
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(drawer.getByRole('textbox', { name: 'Full name' }))
  await user.paste(person.name)
  await user.click(drawer.getByRole('textbox', { name: 'Email' }))
  await user.paste(person.email)
  const role = await drawer.findByRole('option', { name: person.role })
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Role' }), role)
  await user.click(drawer.getByRole('button', { name: 'Send invitation' }))
}

describe('the list of users (R-004)', () => {
  it('is filtered, and the address has the filters', async () => {
    const { user, address } = await renderRoute(api, '/apps/user/list', { as: 'admin' })
    expect(await screen.findByText(/^Showing 1 to 10 of/)).toBeVisible()
    await user.selectOptions(comboBox('Role'), await screen.findByRole('option', { name: 'Author' }))
    await user.selectOptions(comboBox('Status'), 'Active')
    await expect.poll(address).toMatch(/role=author.*status=active/)
    await press(user, 'Clear filters')
    await expect.poll(address).toBe('/apps/user/list')
    await user.click(button('Email'))
  })

  it('is sorted by its address, and opens a user', async () => {
    const { user } = await renderRoute(api, '/apps/user/list?sortBy=email&orderBy=desc', { as: 'admin' })
    const first = await screen.findByRole('link', { name: 'Yael Ben-David' })
    expect(screen.getAllByRole('row')[1]).toContainElement(first)
    const scroll = vi.spyOn(window, 'scrollTo')
    await user.click(first)
    expect(await screen.findByRole('heading', { level: 1, name: 'Yael Ben-David' })).toBeVisible()
    expect(scroll, 'R-223: starts at the top').toHaveBeenCalledWith(0, 0)
  })

  it('keeps its hidden and moved columns, until they are reset', async () => {
    const { user } = await renderRoute(api, '/apps/user/list', { as: 'admin' })
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await screen.findByText(/^Showing 1 to 10 of/)
    expect(heads()[2]).toBe('Email')
    await user.click(button('View options'))
    const options = within(await screen.findByRole('dialog', { name: 'View options' }))
    await user.click(options.getByRole('button', { name: 'Move Role earlier' }))
    await user.click(options.getByText('Company', { exact: true }))
    await waitFor(() => expect(heads()[2]).toBe('Role'))
    expect(heads()).not.toContain('Company')

    await closePage({ keepDevice: true })
    const again = await renderRoute(api, '/apps/user/list', { as: 'admin' })
    await screen.findByText(/^Showing 1 to 10 of/)
    expect(heads()[2]).toBe('Role')
    expect(heads()).not.toContain('Company')
    await again.user.click(button('View options'))
    await again.user.click(await screen.findByRole('button', { name: 'Reset to defaults' }))
    await waitFor(() => expect(heads()[2]).toBe('Email'))
  })

  it('shows the company that a new account has named', async () => {
    const { owner } = api.database
    const id = crypto.randomUUID()
    await owner`insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, 'eve@test.example', ${owner.json({ full_name: 'Eve', company: 'Lantern Press' })})`
    const [row] = await owner<{ no: number }[]>`select no from public.profiles where id = ${id}`
    await owner`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${id}, 'totp', 'verified', now(), now())`
    await owner`insert into private.second_factor_resets (user_id, reset_by, reset_by_name, reset_at) values
      (${id}, ${PEOPLE.auth}, 'Olga Old', '2026-01-05T12:00Z'), (${id}, ${PEOPLE.admin}, 'Ada Okafor', '2026-03-05T12:00Z')`
    await renderRoute(api, `/apps/user/view/${row?.no}`, { as: 'admin' })
    expect(await screen.findByText('Given at sign-up: Lantern Press')).toBeVisible()
    // the second factor and its last reset.
    expect(screen.getByText('On')).toBeVisible()
    expect(screen.getByText(/Mar.* 2026.*Ada Okafor/)).toBeVisible()
    expect(screen.queryByText(/Olga Old/)).toBeNull()
  })

  it('says that a user does not exist', async () => {
    await renderRoute(api, '/apps/user/view/99999', { as: 'admin' })
    expect(await screen.findByText('User not found')).toBeVisible()
  })
})

describe('an invitation', () => {
  it('shows errors at the field and keeps what was typed', async () => {
    const { user } = await renderRoute(api, '/apps/user/list?new=1', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('Full name is required')).toBeVisible()
    expect(textBox('Full name')).toHaveFocus()
    await invite(user, { name: 'Twice', email: 'admin@demo.com', role: 'Editor' })
    expect(await screen.findByText('This email address is already in use')).toBeVisible()
    expect(textBox('Full name')).toHaveValue('Twice')
    expect(accounts.mails).toHaveLength(0)
  })

  it('is sent, sent again and cancelled from the list', async () => {
    const { user } = await renderRoute(api, '/apps/user/list?new=1', { as: 'admin' })
    await invite(user, { name: 'Otto Vale', email: 'otto@example.org', role: 'Editor' })
    expect(await screen.findByText('Invitation sent to Otto Vale')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(textBox('Search by name or email'))
    await user.paste('Otto Vale')
    expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeVisible()
    expect(within(await tableRow('Otto Vale')).getByText('Pending')).toBeVisible()
    await press(user, 'Actions for Otto Vale')
    await user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }))
    await expect
      .poll(() => accounts.mails.map(({ email }) => email))
      .toEqual(Array(2).fill('otto@example.org'))
    await press(user, 'Actions for Otto Vale')
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel invitation' }))
    await confirmDialog(user, 'Cancel invitation')
    expect(await screen.findByText('No matching records found')).toBeVisible()
  })
})

describe('a user', () => {
  it('is deactivated only after the confirmation', async () => {
    const { user, calls } = await renderRoute(api, '/apps/user/list?q=Tom Hale', { as: 'admin' })
    await press(user, 'Actions for Tom Hale')
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    await confirmDialog(user, 'Cancel')
    await press(user, 'Actions for Tom Hale')
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    await confirmDialog(user, 'Deactivate')
    expect(await screen.findByText('Tom Hale deactivated')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('PATCH /api/apps/users'))).toHaveLength(1)
  })

  it('R-521: is not deleted while the text for the recipient is no person', async () => {
    const { user, calls } = await renderRoute(api, '/apps/user/list?q=Tom Hale', { as: 'admin' })
    await press(user, 'Actions for Tom Hale')
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(await question.findByRole('combobox', { name: 'Transfer to' }))
    await user.paste('Nobody')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByText(/^“Nobody” matches no one you can choose/)).toBeVisible()
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  })

  it('is deactivated and then deleted from their page, with nothing to transfer', async () => {
    const { owner } = api.database
    const id = crypto.randomUUID()
    await owner`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      values (${id}, 'vera@test.example', now(), ${owner.json({ full_name: 'Vera Quay' })})`
    const [row] = await owner<{ no: number }[]>`select no from public.profiles where id = ${id}`
    const { user, address } = await renderRoute(api, `/apps/user/view/${row?.no}`, { as: 'admin' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Vera Quay' })).toBeVisible()
    await expectNoViolations(screen.getByRole('main'))
    await press(user, 'More actions for Vera Quay')
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    await confirmDialog(user, 'Deactivate')
    expect(await screen.findByText('Vera Quay deactivated')).toBeVisible()
    await press(user, 'More actions for Vera Quay')
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    expect(await within(question).findByText('Vera Quay has nothing to transfer.')).toBeVisible()
    expect(question, 'R-209').toHaveTextContent('This action cannot be undone.')
    await expectNoViolations(question)
    await confirmDialog(user, 'Delete')
    await waitFor(() => expect(address()).toMatch(/^\/apps\/user\/list/))
    expect(await screen.findByText('Vera Quay deleted')).toBeVisible()
    expect(await owner`select id from auth.users where id = ${id}`).toHaveLength(0)
  })
})
