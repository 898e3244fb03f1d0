import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { memberList } from '../../supabase/functions/_shared/contract/manuscript-sharing.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createManuscript, shareManuscript } from '../api/support/manuscripts.ts'
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
