import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import { collectionList, collectionResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import type { SavedSearch } from '../../supabase/functions/_shared/contract/saved-searches.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, comboBox, confirmDialog, fill, press, textBox } from './support/roles.ts'
import { wideWindow } from './support/wide-window.ts'

wideWindow()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const tide: SavedSearch = { q: 'tide', label: '', status: '', custom: null }

/** Scenes of two chapters in binder order; `searches` are saved. */
async function makeBook(searches: Record<string, SavedSearch> = {}) {
  const id = await makeEmptyManuscript(api, 'auth', 'The Harbour')
  const path = `/manuscripts/${id}/collections`
  for (const title of ['Ebb tide', 'Flood', 'High tide'])
    await createItem(api, 'auth', id, { title, content: doc(`The text of ${title}.`) })
  for (const [name, search] of Object.entries(searches))
    await api.ok('auth', 'POST', path, { status: 201, schema: collectionResponse, body: { name, search } })
  const stored = async () => (await api.ok('auth', 'GET', path, { schema: collectionList })).collections
  const open = (query: string, as: 'auth' | 'client' = 'auth') =>
    renderRoute(api, `/apps/manuscripts/${id}?${query}`, { as })
  return { id, stored, open }
}

const titles = async () =>
  within(await screen.findByRole('treegrid', { name: 'Outline' }))
    .getAllByRole('row')
    .flatMap((one) => one.getAttribute('aria-label')?.split(',')[0] ?? [])
const choose = async (user: UserEvent, name: string, choice: string) => {
  const select = await screen.findByRole('combobox', { name })
  await user.selectOptions(select, await within(select).findByRole('option', { name: choice }))
}

describe('a saved search (R-953)', () => {
  it('is saved from the filter of the outline, chosen there, and taken back by one click', async () => {
    const { stored, open } = await makeBook()
    const { user } = await open('view=outline')
    await waitFor(async () => expect(await titles()).toEqual(['Ebb tide', 'Flood', 'High tide']))
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
    await user.type(textBox('Search by title, synopsis or keyword'), 'tide')
    await press(user, 'Save search')
    const dialog = await screen.findByRole('dialog', { name: 'Save search' })
    expect(within(dialog).getByText('“tide”')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Enter a name for the search')).toBeVisible()
    await expectNoViolations(dialog)
    await fill(user, within(dialog).getByRole('textbox', { name: /^Name/ }), 'The tide')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored()).toMatchObject([{ name: 'The tide', search: tide }])
    await choose(user, 'Filter by collection', 'The tide')
    await waitFor(() =>
      expect(button('Save search')).toHaveAccessibleDescription(/covers the whole manuscript/),
    )
    await press(user, 'Undo')
    await waitFor(async () => expect(await stored()).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Filter by collection' })).toBeNull())
  })

  it('shows the items that match now, also after a title is edited', async () => {
    const { open } = await makeBook({ 'The tide': tide })
    const { user } = await open('view=outline')
    await choose(user, 'Filter by collection', 'The tide')
    await waitFor(async () => expect(await titles()).toEqual(['Ebb tide', 'High tide']))
    screen.getByRole('treegrid', { name: 'Outline' }).focus()
    await user.keyboard('{F2}Ebb{Enter}')
    await waitFor(async () => expect(await titles()).toEqual(['High tide']))
  })

  it('is chosen in the binder and for an export', async () => {
    const { id, open } = await makeBook({ 'The tide': tide })
    const { user } = await open('view=cards')
    await choose(user, 'Show a collection', 'The tide')
    await waitFor(() =>
      expect(
        screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label')?.split(',')[0]),
      ).toEqual(['Ebb tide', 'High tide']),
    )
    await closePage()
    const page = await renderRoute(api, `/apps/manuscripts/${id}/export`, { as: 'auth' })
    await page.user.click(await screen.findByText('A collection'))
    expect(comboBox('A collection')).toHaveDisplayValue('The tide')
    await waitFor(() => expect(screen.queryByText('The text of Flood.')).toBeNull())
    expect(await screen.findByText('The text of High tide.')).toBeVisible()
  })
})

describe('words of the texts (R-1015)', () => {
  it('are saved from the search of the manuscript, and find what was written since', async () => {
    const { id, stored, open } = await makeBook()
    const neap = await createItem(api, 'auth', id, { title: 'Neap' })
    const { user } = await open('view=outline&panel=search')
    await user.type(await screen.findByRole('combobox', { name: 'Search terms' }), 'text of high')
    await press(user, 'Save search')
    const dialog = await screen.findByRole('dialog', { name: 'Save search' })
    expect(within(dialog).getByText('“text of high” in the texts')).toBeVisible()
    expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveFocus()
    await user.keyboard('The high one{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored()).toMatchObject([{ name: 'The high one', search: { text: 'text of high' } }])
    await choose(user, 'Filter by collection', 'The high one')
    await waitFor(async () => expect(await titles()).toEqual(['High tide']))

    await choose(user, 'Filter by collection', 'All collections')
    await waitFor(async () => expect(await titles()).toEqual(['Ebb tide', 'Flood', 'High tide', 'Neap']))
    await api.ok('auth', 'PATCH', `/manuscripts/${id}/items/${neap.id}`, {
      schema: savedItem,
      body: { revision: neap.revision, content: doc('A text of high water.') },
    })
    await choose(user, 'Filter by collection', 'The high one')
    await waitFor(async () => expect(await titles()).toEqual(['High tide', 'Neap']))
  })

  it('are read once when a page opens whose address names the search', async () => {
    const { stored, open } = await makeBook({ 'The high one': { ...tide, q: '', text: 'text of high' } })
    const [search] = await stored()
    const { calls } = await open(`view=outline&collection=${search?.id}`)
    await waitFor(async () => expect(await titles()).toEqual(['High tide']))
    await closePage()
    expect(calls.filter((call) => call.includes('/collections'))).toHaveLength(1)
  })

  it('are chosen for an export, and not saved by a viewer', async () => {
    const text = { ...tide, q: '', text: 'text of high' }
    const { id, open } = await makeBook({ 'The high one': text })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    const page = await renderRoute(api, `/apps/manuscripts/${id}/export`, { as: 'auth' })
    await page.user.click(await screen.findByText('A collection'))
    await waitFor(() => expect(screen.queryByText('The text of Flood.')).toBeNull())
    expect(await screen.findByText('The text of High tide.')).toBeVisible()
    await closePage()
    const { user } = await open('view=outline&panel=search', 'client')
    await user.type(await screen.findByRole('combobox', { name: 'Search terms' }), 'high')
    await screen.findByRole('option', { name: /High tide/ })
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
  })
})

describe('the settings of a manuscript (R-955)', () => {
  it('show the criteria of a search, rename it and delete it', async () => {
    const { stored, open } = await makeBook({
      'The tide': { ...tide, label: crypto.randomUUID(), status: 'none' },
    })
    const { user } = await open('view=cards&panel=settings')
    await user.click(await screen.findByRole('tab', { name: 'Collections' }))
    const name = await screen.findByRole('textbox', { name: 'Name of collection The tide' })
    expect(name).toHaveAccessibleDescription('Saved search: “tide”, Deleted label, No status')
    await expectNoViolations(screen.getByRole('dialog'))
    await fill(user, name, 'Tides')
    await user.keyboard('{Enter}')
    await waitFor(async () => expect((await stored())[0]?.name).toBe('Tides'))
    await press(user, 'Delete collection Tides')
    await confirmDialog(user, 'Delete collection Tides')
    await waitFor(async () => expect(await stored()).toEqual([]))
  })

  it('are not changed by a viewer, who chooses a search and saves none', async () => {
    const { id, open } = await makeBook({ 'The tide': tide })
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    const { user } = await open('view=outline&q=e', 'client')
    await choose(user, 'Filter by collection', 'The tide')
    await waitFor(async () => expect(await titles()).toEqual(['Ebb tide', 'High tide']))
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
  })
})
