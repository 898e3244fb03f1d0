import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { memberList } from '../../supabase/functions/_shared/contract/manuscript-sharing.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, createManuscript, doc, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('the access of a member is changed and removed', async () => {
  const { id } = await createManuscript(api, 'auth', 'Shared')
  await shareManuscript(api, 'auth', id, 'client', 'editor')
  const roles = async () => {
    const { members } = await api.ok('auth', 'GET', `/manuscripts/${id}/members`, { schema: memberList })
    return members.map(({ role }) => role)
  }
  const { user } = await renderRoute(api, `/apps/manuscripts/${id}`, { as: 'auth' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share “Shared”' }))
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Access of Tom Hale' }), 'Read')
  await expect.poll(roles).toEqual(['viewer'])
  await user.click(dialog.getByRole('button', { name: 'Stop sharing with Tom Hale' }))
  await expect.poll(roles).toEqual([])
})

it('a viewer of a shared manuscript reads the text, cannot change it, and sees the reason', async () => {
  const { id } = await createManuscript(api, 'manager', 'Read only')
  const scene = await createItem(api, 'manager', id, { content: doc('The lamp is lit.') })
  await shareManuscript(api, 'manager', id, 'auth', 'viewer')
  await renderRoute(api, `/manuscripts/${id}/items/${scene.id}/edit`, { as: 'auth' })
  expect(await screen.findByText(/^You can read this manuscript but not edit it\./)).toBeVisible()
  expect(screen.queryByRole('toolbar')).toBeNull()
  const text = await screen.findByRole('textbox', { name: 'Text' })
  expect(text).toHaveAttribute('contenteditable', 'false')
  expect(text).toHaveTextContent('The lamp is lit.')
  await expectNoViolations(screen.getByRole('main'))
})
