import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
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
  const first = await textEditor('Text')
  await waitFor(() => expect(first.isFocused).toBe(true))

  await user.click(await row('Flood'))
  const second = await textEditor('Text')
  await waitFor(() => expect(second.isFocused).toBe(true))
  second.commands.insertContent('Slowly: ')
  await waitFor(async () =>
    expect((await fetchItem(api, 'auth', book.id, book.flood.id)).text).toBe('Slowly: The water comes.'),
  )
  const caret = second.state.selection.head
  await closePage({ keepDevice: true })

  const again = await book.open()
  await waitFor(() => expect(again.address()).toBe(book.at(book.flood.id)))
  const reopened = await textEditor('Text')
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

it('R-913: a character begins with its fields, and a reader cannot write', async () => {
  const book = await makeBook()
  const { user } = await book.open()
  await textEditor('Text')
  await user.click(await row('Ines'))
  await screen.findByRole('heading', { level: 1, name: 'Ines' })
  await screen.findByRole('textbox', { name: 'Role' })
  expect((await textEditor('Text')).isFocused).toBe(false)
  await closePage()
  await shareManuscript(api, 'auth', book.id, 'client', 'viewer')
  await renderRoute(api, book.at(book.ebb.id), { as: 'client' })
  await screen.findByText('The water leaves.')
  expect((await textEditor('Text')).isEditable).toBe(false)
})

const labels = (list: HTMLElement) =>
  within(list)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

it('R-991: the contents of a folder and a text are one page, whose binder stays, from the address of the editor too', async () => {
  const book = await makeBook()
  const part = await createItem(api, 'auth', book.id, { type: 'chapter', title: 'Part' })
  const inside = { parentId: part.id, title: 'Slack', content: doc('The water waits.') }
  const slack = await createItem(api, 'auth', book.id, inside)
  const at = `/manuscripts/${book.id}/items/${book.ebb.id}/edit`
  const { user, address } = await renderRoute(api, at, { as: 'auth' })
  await textEditor('Text')
  const tree = screen.getByRole('tree')

  await user.click(await row('Part'))
  await screen.findByRole('heading', { level: 2, name: 'Part' })
  expect(address()).toBe(book.at(part.id))
  await user.click(screen.getByRole('button', { name: 'Slack' }))
  expect(address()).toBe(book.at(slack.id))
  expect((await textEditor('Text')).getText()).toBe('The water waits.')
  expect(screen.getByRole('tree')).toBe(tree)

  // A chapter without anything below it is written, and an empty folder is shown by its contents.
  await user.click(await row('Prologue'))
  await screen.findByRole('heading', { level: 1, name: 'Prologue' })
  const empty = await textEditor('Text')
  await waitFor(() => expect(empty.isFocused).toBe(true))
  await user.click(await row('Research'))
  await screen.findByRole('heading', { level: 2, name: 'Research' })
  expect(screen.getByRole('tree')).toBe(tree)

  history.go(-4)
  await waitFor(() => expect(address()).toBe(at))
  expect((await textEditor('Text')).getText()).toBe('The water leaves.')
  expect(screen.getByRole('tree')).toBe(tree)

  // a double click shows the own text of an item that has others below it.
  await user.dblClick(await row('Part'))
  await screen.findByRole('heading', { level: 1, name: 'Part' })
  await waitFor(async () => expect((await textEditor('Text')).getText()).toBe(''))
})

it('R-518: letters typed while a folder loads are not kept for the text of the folder', async () => {
  const book = await makeBook()
  const part = await createItem(api, 'auth', book.id, {
    type: 'chapter',
    title: 'Part',
    content: doc('First.'),
  })
  await createItem(api, 'auth', book.id, { parentId: part.id, title: 'Slack' })
  const { user } = await renderRoute(api, book.at(part.id), { as: 'auth' })
  await user.type(await screen.findByRole('textbox', { name: 'Text, loading' }), 'lost')
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  expect((await textEditor('Text')).getText()).toBe('First.')
})

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
  for (const at of [book.at(book.ebb.id), `/manuscripts/${book.id}/items/${book.ebb.id}/edit`]) {
    const { user, address } = await renderRoute(api, at, { as: 'auth' })
    await textEditor('Text')
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

it('R-512: letters open no screen beside a text, wherever the focus is, and do beside the contents', async () => {
  const book = await makeBook()
  const { user, address } = await renderRoute(api, book.at(book.ebb.id), { as: 'auth' })
  const text = await textEditor('Text')
  text.commands.blur()
  await user.keyboard('gm')
  await user.click(await screen.findByRole('link', { name: 'Overview' }))
  await screen.findByRole('heading', { name: 'The whole manuscript' })
  expect(address()).toBe(`/apps/manuscripts/${book.id}?view=cards`)
  await user.keyboard('gm')
  await waitFor(() => expect(address()).toMatch(/^\/apps\/email/))
})

it('R-991: a binder that was closed on the page of the manuscript is closed in the editor', async () => {
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

it('R-1016: Enter right after the words opens their first result, and none of the words before', async () => {
  const book = await makeBook()
  const { user, address } = await renderRoute(api, `${book.at(book.ebb.id)}&panel=search`, { as: 'auth' })
  const field = await screen.findByRole('combobox', { name: 'Search terms' })
  await user.type(field, 'ines')
  await screen.findByRole('option', { name: /^Ines/ })
  await user.clear(field)
  await user.keyboard('flood{Enter}')
  await waitFor(() => expect(address()).toBe(book.at(book.flood.id)))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('R-1013: Ctrl+Shift+F opens the search of the manuscript, and the next keys are in its field', async () => {
  const book = await makeBook()
  for (const at of [book.at(book.ebb.id), `/apps/manuscripts/${book.id}?view=cards`]) {
    const { user } = await renderRoute(api, at, { as: 'auth' })
    await screen.findByRole('button', { name: 'Search the manuscript' })
    if (at === book.at(book.ebb.id)) (await textEditor('Text')).commands.focus()
    await user.keyboard('{Control>}{Shift>}F{/Shift}{/Control}fl')
    expect(await screen.findByRole('combobox', { name: 'Search terms' })).toHaveValue('fl')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await closePage({ keepDevice: true })
  }
  expect((await fetchItem(api, 'auth', book.id, book.ebb.id)).text).toBe('The water leaves.')
})
