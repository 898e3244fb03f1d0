import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, fetchItem, makeEmptyManuscript } from '../api/support/manuscripts.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { textEditor } from './support/text-editor.ts'
import { wideWindow } from './support/wide-window.ts'

wideWindow()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => {
  // jsdom has no IndexedDB, so the editor reports that drafts are not stored on the device.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => closePage())
afterAll(() => api.close())

async function openEditor() {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const make = (title: string) => createItem(api, 'auth', id, { title, content: doc(`Text of ${title}.`) })
  const [ebb, flood, slack] = [await make('Ebb'), await make('Flood'), await make('Slack')]
  const { user } = await renderRoute(api, `/manuscripts/${id}/items/${ebb.id}/edit`, { as: 'auth' })
  const editor = await textEditor('Text')
  const textOf = async (itemId: string) => (await fetchItem(api, 'auth', id, itemId)).text
  return { user, editor, ebb, flood, slack, textOf }
}
/** Opens the menu of a row of the binder. */
async function openMenu(user: UserEvent, title: string) {
  const row = await screen.findByRole('treeitem', { name: new RegExp(`^${title},`) })
  await user.pointer({ keys: '[MouseRight]', target: row })
  await screen.findByRole('menuitem', { name: 'Rename' })
}
async function openBeside(user: UserEvent, title: string) {
  await openMenu(user, title)
  await user.click(await screen.findByRole('menuitem', { name: 'Open beside' }))
  const pane = within(await screen.findByRole('complementary', { name: 'Beside the text' }))
  await pane.findByRole('heading', { name: title })
  return pane
}

it('R-915: two texts are written side by side, each with its own undo', async () => {
  const { user, editor, ebb, flood, textOf } = await openEditor()
  const pane = await openBeside(user, 'Flood')
  await user.click(pane.getByRole('button', { name: 'Write in this pane' }))
  const beside = await textEditor('Flood')
  await waitFor(() => expect(beside.isFocused).toBe(true))
  beside.commands.insertContent('B ')
  editor.commands.insertContentAt(1, 'A ')
  await waitFor(async () => expect(await textOf(flood.id)).toBe('B Text of Flood.'))
  await waitFor(async () => expect(await textOf(ebb.id)).toBe('A Text of Ebb.'))
  beside.commands.undo()
  await waitFor(async () => expect(await textOf(flood.id)).toBe('Text of Flood.'))
  expect(await textOf(ebb.id)).toBe('A Text of Ebb.')
})

it('R-915: a character beside the text has its fields', async () => {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const ebb = await createItem(api, 'auth', id, { title: 'Ebb', content: doc('Text.') })
  const details = { role: 'Pilot' }
  await createItem(api, 'auth', id, { title: 'Mara', type: 'character', details })
  const { user } = await renderRoute(api, `/manuscripts/${id}/items/${ebb.id}/edit`, { as: 'auth' })
  await textEditor('Text')
  const pane = await openBeside(user, 'Mara')
  expect(await pane.findByRole('textbox', { name: 'Role' })).toHaveValue('Pilot')
})

it('R-915: a key splits the text of the pane that has the focus', async () => {
  const { user, flood, ebb, textOf } = await openEditor()
  const pane = await openBeside(user, 'Flood')
  await user.click(pane.getByRole('button', { name: 'Write in this pane' }))
  const beside = await textEditor('Flood')
  await waitFor(() => expect(beside.isFocused).toBe(true))
  beside.commands.setTextSelection(9)
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await waitFor(async () => expect(await textOf(flood.id)).toBe('Text of '))
  expect(await textOf(ebb.id)).toBe('Text of Ebb.')
})

it('R-915: the pane goes back to the item before, is closed, and shows no text beside itself', async () => {
  const { user } = await openEditor()
  await openBeside(user, 'Flood')
  const pane = await openBeside(user, 'Slack')
  await user.click(pane.getByRole('button', { name: 'Back in this pane' }))
  await pane.findByRole('heading', { name: 'Flood' })
  expect(pane.getByRole('button', { name: 'Back in this pane' })).toBeDisabled()
  await user.click(pane.getByRole('button', { name: 'Forward in this pane' }))
  await pane.findByRole('heading', { name: 'Slack' })
  await user.click(pane.getByRole('button', { name: 'Close this pane' }))
  expect(screen.queryByRole('complementary', { name: 'Beside the text' })).toBeNull()
  await openMenu(user, 'Ebb')
  expect(screen.queryByRole('menuitem', { name: 'Open beside' })).toBeNull()
})

it('R-915: a window that becomes narrower than 1024 px shows and offers no pane', async () => {
  const { matchMedia } = window
  const wide = matchMedia('(min-width: 1024px)')
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === wide.media ? wide : matchMedia(query),
  )
  const { user } = await openEditor()
  await openBeside(user, 'Flood')
  Object.assign(wide, { matches: false })
  wide.dispatchEvent(Object.assign(new Event('change'), { media: wide.media, matches: false }))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Beside the text' })).toBeNull())
  await openMenu(user, 'Flood')
  expect(screen.queryByRole('menuitem', { name: 'Open beside' })).toBeNull()
})
