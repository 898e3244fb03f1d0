import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-820: languages are chosen by name or code, refused at the field, and named in the request and its history', async () => {
  const { id } = await people.client.file({ sourceLanguage: 'en' })
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client' })
  expect(await screen.findByText('Source language')).toBeVisible()
  expect(screen.queryByText('Target languages')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit request' }))
  const targets = dialog.getByRole('combobox', { name: /^Target languages/ })
  // A choice in the list of the browser.
  fireEvent.input(targets, { target: { value: 'Swiss French' }, inputType: 'insertReplacementText' })
  await user.type(targets, 'pt-ao{Enter}Klingon')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText(/^Choose a language from the list/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Remove Klingon' }))
  const source = dialog.getByRole('combobox', { name: /^Source language/ })
  await user.type(source, 'German{Enter}')
  const [, chosen] = dialog.getAllByRole('list', { name: 'Chosen languages' })
  await expectNoViolations(chosen as HTMLElement)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(async () =>
    expect(await people.client.project(id)).toMatchObject({
      sourceLanguage: 'de',
      targetLanguages: ['fr-CH', 'pt-AO'],
    }),
  )
  const shown = await screen.findByRole('list', { name: 'Target languages' })
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Swiss FrenchNot started', 'Portuguese (Angola)Not started'])
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect(await screen.findByText('German')).toBeVisible()
  expect(await screen.findByText('Swiss French and Portuguese (Angola)')).toBeVisible()
})
