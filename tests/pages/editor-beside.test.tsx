import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  doc,
  fetchItem,
  makeEmptyManuscript,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { textEditor } from './support/text-editor.ts'
import { wideWindow } from './support/wide-window.ts'
import { withoutDrafts } from './support/without-drafts.ts'

wideWindow()
withoutDrafts()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

async function makeTexts() {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const make = (title: string) => createItem(api, 'auth', id, { title, content: doc(`Text of ${title}.`) })
  return { id, ebb: await make('Ebb'), flood: await make('Flood'), slack: await make('Slack') }
}
async function openEditor() {
  const { id, ...items } = await makeTexts()
  const { ebb } = items
  const { user } = await renderRoute(api, `/manuscripts/${id}/items/${ebb.id}/edit`, { as: 'auth' })
  const editor = await textEditor('Text')
  const textOf = async (itemId: string) => (await fetchItem(api, 'auth', id, itemId)).text
  return { user, editor, id, ...items, textOf }
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

it('R-963: the text beside another one has a focus mode of its own, which shows it alone', async () => {
  const { user } = await openEditor()
  const pane = await openBeside(user, 'Flood')
  await user.click(pane.getByRole('button', { name: 'Write in this pane' }))
  const beside = await textEditor('Flood')
  await waitFor(() => expect(beside.isFocused).toBe(true))
  await user.keyboard('{Control>}{Alt>}{Enter}{/Alt}{/Control}')
  await pane.findByRole('button', { name: /^Leave focus mode/ })
  const focused = () => [...document.querySelectorAll('[data-focus-mode]')]
  expect(focused().map((one) => one.closest('[data-beside]') !== null)).toEqual([true])
  expect(beside.view.dom.closest('[data-focus-mode]')).not.toBeNull()
  expect(pane.queryByRole('heading', { name: 'Flood' })).toBeNull()
  expect(pane.queryByRole('textbox', { name: 'Synopsis' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(focused()).toEqual([])
  expect(pane.getByRole('textbox', { name: 'Synopsis' })).toBeVisible()
  await user.click(pane.getByRole('button', { name: /^Focus mode/ }))
  expect(focused()).toHaveLength(1)
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

/** Opens the inspector of the pane at a tab. */
async function inspect(user: UserEvent, tab: string) {
  await user.click(screen.getByRole('button', { name: 'Inspector of this pane' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Inspector of this pane' }))
  await user.click(await drawer.findByRole('tab', { name: tab }))
  return drawer
}

it('R-965: the pane has the versions of its own item, restores one and takes it back', async () => {
  const { user, id, flood, ebb, textOf } = await openEditor()
  const at = `/manuscripts/${id}/items/${flood.id}`
  expect((await api.send('auth', 'POST', `${at}/revisions`, { name: 'First' })).status).toBe(201)
  expect((await api.send('auth', 'PATCH', at, { revision: 1, content: doc('Newer.') })).status).toBe(200)
  await openBeside(user, 'Flood')
  const drawer = await inspect(user, 'Revisions')
  await user.click(await drawer.findByRole('button', { name: /^First/ }))
  const restore = await screen.findByRole('button', { name: 'Restore this version' })
  await waitFor(() => expect(restore).toBeEnabled())
  await user.click(restore)
  await waitFor(async () => expect(await textOf(flood.id)).toBe('Text of Flood.'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await textOf(flood.id)).toBe('Newer.'))
  await user.keyboard('{Escape}')
  expect((await textEditor('Flood')).getText()).toBe('Newer.')
  expect(await textOf(ebb.id)).toBe('Text of Ebb.')
})

it('R-965: the inspector of the pane changes the details of its own item', async () => {
  const { user, id, flood, ebb } = await openEditor()
  await openBeside(user, 'Flood')
  const drawer = await inspect(user, 'About')
  await user.type(await drawer.findByRole('textbox', { name: 'Synopsis' }), 'It comes.')
  await waitFor(async () => expect((await fetchItem(api, 'auth', id, flood.id)).synopsis).toBe('It comes.'))
  expect((await fetchItem(api, 'auth', id, ebb.id)).synopsis).toBe('')
  await expectNoViolations(await screen.findByRole('dialog'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('R-965: who may only read sees the inspector of the pane and changes nothing', async () => {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const ebb = await createItem(api, 'auth', id, { title: 'Ebb', content: doc('Mara rows.') })
  await createItem(api, 'auth', id, { title: 'Mara', type: 'character' })
  await shareManuscript(api, 'auth', id, 'client', 'viewer')
  const { user } = await renderRoute(api, `/manuscripts/${id}/items/${ebb.id}/edit`, { as: 'client' })
  await textEditor('Text')
  // The binder of a reader has no menu, but a name has its card.
  await user.hover(await screen.findByText('Mara', { selector: '[data-named-item]' }))
  await user.click(await screen.findByRole('button', { name: 'Open beside' }))
  const drawer = await inspect(user, 'About')
  expect(await drawer.findByRole('textbox', { name: 'Synopsis' })).toHaveAttribute('readonly')
  await user.click(drawer.getByRole('tab', { name: 'Revisions' }))
  expect(await drawer.findByText(/^No earlier versions yet/)).toBeVisible()
  expect(drawer.queryByRole('button', { name: 'Keep this version' })).toBeNull()
  expect(document.querySelector('[data-beside] [contenteditable=true]')).toBeNull()
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
