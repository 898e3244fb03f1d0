import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, confirmDialog, fill, press, textBox } from './support/roles.ts'
import { textEditor } from './support/text-editor.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-001, R-067: a manuscript is created, found, trashed, restored and deleted forever with one call', async () => {
  const first = await renderRoute(api, '/apps/manuscripts/new', { as: 'auth' })
  await fill(first.user, await screen.findByRole('textbox', { name: /^Title/ }), 'Shelf of tides')
  await fill(first.user, textBox('Word target'), '80,000')
  const entries = history.length
  await first.user.click(button('Create manuscript'))
  await waitFor(() => expect(first.address()).toMatch(/^\/manuscripts\/[^/]+\/items\/.+\/edit/))
  // Back leads to where the form was opened.
  expect(history.length).toBe(entries)
  await closePage()

  const { user, address } = await renderRoute(api, '/apps/manuscripts', { as: 'auth' })
  expect(await screen.findByText(/^Showing 1 to/)).toBeVisible()
  await expectNoViolations(screen.getByRole('main'))
  await user.click(textBox('Search manuscripts'))
  await user.paste('Shelf of tides')
  expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  expect(address()).toMatch(/q=Shelf/)
  // one click opens the text that was changed last.
  await press(user, 'Continue writing “Shelf of tides”')
  await waitFor(() => expect(address()).toMatch(/^\/manuscripts\/[^/]+\/items\/.+\/edit/))
  // The address changes before the list has gone.
  await textEditor('Text')
  history.back()
  expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  const noMatch = () => screen.findByText('No matching records found')
  const moveToTrash = async () => {
    await press(user, 'Actions for Shelf of tides')
    expect(await screen.findByRole('menuitem', { name: 'Keywords' })).toBeVisible()
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await noMatch()).toBeVisible()
  }
  await moveToTrash()
  await press(user, 'Undo')
  expect(await screen.findByRole('link', { name: 'Shelf of tides' })).toBeVisible()
  await moveToTrash()
  await closePage()

  const trash = await renderRoute(api, '/apps/manuscripts?view=trash&q=Shelf', { as: 'auth' })
  await press(trash.user, 'Actions for Shelf of tides')
  await trash.user.click(await screen.findByRole('menuitem', { name: 'Delete forever' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This action cannot be undone.')
  await confirmDialog(trash.user, 'Delete forever')
  expect(await noMatch()).toBeVisible()
  expect(await screen.findByText('Deleted “Shelf of tides” forever')).toBeVisible()
  expect(trash.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
  expect(screen.queryByText('This is not in the trash.')).toBeNull()
})
