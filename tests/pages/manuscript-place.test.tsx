import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  doc,
  fetchItem,
  makeEmptyManuscript,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { press } from './support/roles.ts'
import { textEditor } from './support/text-editor.ts'

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

/** A manuscript with a folder and an empty chapter before two scenes with a text. */
async function makeBook() {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  await createItem(api, 'auth', id, { type: 'folder', title: 'Research' })
  await createItem(api, 'auth', id, { type: 'chapter', title: 'Prologue' })
  const ebb = await createItem(api, 'auth', id, { title: 'Ebb', content: doc('The water leaves.') })
  const flood = await createItem(api, 'auth', id, { title: 'Flood', content: doc('The water comes.') })
  const person = await createItem(api, 'auth', id, { type: 'character', title: 'Ines' })
  const at = (itemId: string) => `/apps/manuscripts/${id}?item=${itemId}`
  return {
    id,
    ebb,
    flood,
    person,
    at,
    open: () => renderRoute(api, `/apps/manuscripts/${id}`, { as: 'auth' }),
  }
}
const row = (title: string) => screen.findByRole('treeitem', { name: new RegExp(`^${title},`) })

it('R-912: a manuscript opens at its first text, with the caret in it, and then at its last place', async () => {
  const book = await makeBook()
  const { user, address } = await book.open()
  await waitFor(() => expect(address()).toBe(book.at(book.ebb.id)))
  const first = await textEditor('Ebb')
  await waitFor(() => expect(first.isFocused).toBe(true))

  await user.click(await row('Flood'))
  const second = await textEditor('Flood')
  await waitFor(() => expect(second.isFocused).toBe(true))
  second.commands.insertContent('Slowly: ')
  await waitFor(async () =>
    expect((await fetchItem(api, 'auth', book.id, book.flood.id)).text).toBe('Slowly: The water comes.'),
  )
  const caret = second.state.selection.head
  await closePage({ keepDevice: true })

  const again = await book.open()
  await waitFor(() => expect(again.address()).toBe(book.at(book.flood.id)))
  const reopened = await textEditor('Flood')
  await waitFor(() => expect(reopened.isFocused).toBe(true))
  expect(reopened.state.selection.head).toBe(caret)
})

it('R-912: the link above the binder opens the overview, and going back returns to the text', async () => {
  const book = await makeBook()
  const { user, address } = await book.open()
  await waitFor(() => expect(address()).toBe(book.at(book.ebb.id)))
  const link = await screen.findByRole('link', { name: 'Overview' })
  expect(link).not.toHaveAttribute('aria-current')
  await user.click(link)
  await screen.findByRole('heading', { name: 'The whole manuscript' })
  expect(address()).toBe(`/apps/manuscripts/${book.id}?view=cards`)
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  history.back()
  await waitFor(() => expect(address()).toBe(book.at(book.ebb.id)))
})

it('R-912: the item that the editor had is the last place; one in the trash is none', async () => {
  const book = await makeBook()
  await renderRoute(api, `/manuscripts/${book.id}/items/${book.flood.id}/edit`, { as: 'auth' })
  await textEditor('Text')
  await closePage({ keepDevice: true })
  const { address } = await book.open()
  await waitFor(() => expect(address()).toBe(book.at(book.flood.id)))
  await closePage({ keepDevice: true })
  await api.send('auth', 'POST', `/manuscripts/${book.id}/items/${book.flood.id}/trash`)
  const again = await book.open()
  await waitFor(() => expect(again.address()).toBe(book.at(book.ebb.id)))
})

it('R-912: a manuscript without a chapter or scene opens at its overview', async () => {
  const id = await makeEmptyManuscript(api, 'auth', 'Notes')
  await createItem(api, 'auth', id, { type: 'character', title: 'Ines' })
  const { address } = await renderRoute(api, `/apps/manuscripts/${id}`, { as: 'auth' })
  await screen.findByRole('heading', { name: 'The whole manuscript' })
  expect(address()).toBe(`/apps/manuscripts/${id}`)
})

it('R-913: a character begins with its fields, and a reader gets no editor', async () => {
  const book = await makeBook()
  const { user } = await book.open()
  await textEditor('Ebb')
  await user.click(await row('Ines'))
  await screen.findByRole('heading', { name: 'Ines' })
  await screen.findByRole('textbox', { name: 'Role' })
  expect(screen.queryByRole('textbox', { name: 'Ines' })).toBeNull()
  await closePage()
  await shareManuscript(api, 'auth', book.id, 'client', 'viewer')
  await renderRoute(api, book.at(book.ebb.id), { as: 'client' })
  await screen.findByText('The water leaves.')
  expect(screen.queryByRole('textbox', { name: 'Ebb' })).toBeNull()
})

const labels = (list: HTMLElement) =>
  within(list)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

it('R-991: the editor has the menu and the search of the manuscript, whose dialogs close where they opened', async () => {
  const book = await makeBook()
  const { user } = await book.open()
  await press(user, 'More')
  const onPage = labels(await screen.findByRole('menu', { name: 'Harbour' }))
  expect(onPage).toHaveLength(10)
  await closePage({ keepDevice: true })

  const at = `/manuscripts/${book.id}/items/${book.flood.id}/edit`
  const { user: writer, address } = await renderRoute(api, at, { as: 'auth' })
  const text = await textEditor('Text')
  text.commands.insertContent('Slowly: ')
  await press(writer, 'More')
  const menu = await screen.findByRole('menu', { name: 'Harbour' })
  expect(labels(menu)).toEqual(onPage)
  await writer.click(within(menu).getByRole('menuitem', { name: 'Settings' }))
  await screen.findByRole('dialog', { name: 'Settings of “Harbour”' })
  expect(address()).toBe(`${at}?panel=settings`)
  await writer.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(at)
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Slowly: The water comes.')

  await press(writer, 'Search the manuscript')
  await writer.type(await screen.findByRole('combobox', { name: 'Search terms' }), 'leaves')
  await writer.click(await screen.findByRole('option', { name: /Ebb/ }))
  await waitFor(() =>
    expect(address()).toMatch(`/manuscripts/${book.id}/items/${book.ebb.id}/edit?find=leaves`),
  )
  await waitFor(async () =>
    expect((await fetchItem(api, 'auth', book.id, book.flood.id)).text).toBe('Slowly: The water comes.'),
  )
})

it('R-991: going back closes a dialog of the manuscript, and leads from an item chosen in it to where it was opened', async () => {
  const book = await makeBook()
  const places = [
    { at: book.at(book.ebb.id), text: 'Ebb' },
    { at: `/manuscripts/${book.id}/items/${book.ebb.id}/edit`, text: 'Text' },
  ]
  for (const { at, text } of places) {
    const { user, address } = await renderRoute(api, at, { as: 'auth' })
    await textEditor(text)
    const before = history.length
    await press(user, 'Search the manuscript')
    await screen.findByRole('dialog')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(at)

    await press(user, 'Search the manuscript')
    await user.type(await screen.findByRole('combobox', { name: 'Search terms' }), 'flood')
    await user.click(await screen.findByRole('option', { name: /^Flood/ }))
    await waitFor(() => expect(address()).toBe(at.replace(book.ebb.id, book.flood.id)))
    expect(history.length).toBe(before + 1)
    history.back()
    await waitFor(() => expect(address()).toBe(at))
    expect(screen.queryByRole('dialog')).toBeNull()
    await closePage({ keepDevice: true })
  }
})

it('R-991: a binder that was closed on the page of the manuscript is closed in the editor', async () => {
  // Wide enough for a binder beside the text; nothing has a width here.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1440, 900))
  const book = await makeBook()
  const { user } = await book.open()
  await press(user, 'Hide the binder')
  expect(screen.queryByRole('tree')).toBeNull()
  await closePage({ keepDevice: true })
  const { user: writer } = await renderRoute(api, `/manuscripts/${book.id}/items/${book.ebb.id}/edit`, {
    as: 'auth',
  })
  await textEditor('Text')
  expect(screen.queryByRole('tree')).toBeNull()
  await press(writer, 'Show the binder')
  await screen.findByRole('tree')
})

it('R-991: an item that the search finds by its title opens on the page, without the search', async () => {
  const book = await makeBook()
  const { user, address } = await renderRoute(api, `${book.at(book.ebb.id)}&panel=search`, { as: 'auth' })
  await user.type(await screen.findByRole('combobox', { name: 'Search terms' }), 'flood')
  await user.click(await screen.findByRole('option', { name: /^Flood/ }))
  await waitFor(() => expect(address()).toBe(book.at(book.flood.id)))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
