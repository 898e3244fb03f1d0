import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keywordColoursResponse } from '../../supabase/functions/_shared/contract/keywords.ts'
import { manuscriptResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, fetchItem, makeEmptyManuscript, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { confirmDialog, press } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const panel = () => screen.findByRole('tabpanel', { name: 'Keywords' })
const keywords = async () =>
  within(await panel())
    .getAllByRole('button', { expanded: false })
    .map((one) => one.textContent)
const keyword = async (name: string) =>
  within(await panel()).findByRole('button', { name: new RegExp(`^${name} ?\\d`) })

/** A manuscript with three scenes and their keywords. */
async function makeBook() {
  const id = await makeEmptyManuscript(api, 'auth', 'Keywords')
  const ebb = await createItem(api, 'auth', id, { title: 'Ebb', keywords: ['sea', 'storm'] })
  const flood = await createItem(api, 'auth', id, { title: 'Flood', keywords: ['sea', 'Storm'] })
  await createItem(api, 'auth', id, { title: 'Slack', keywords: ['storm'] })
  await api.ok('auth', 'PUT', `/manuscripts/${id}/keywords/colour`, {
    schema: keywordColoursResponse,
    body: { name: 'sea', colour: '#0000ff' },
  })
  return { id, ebb, flood }
}

/** A manuscript of {@link makeBook}, shown with the tab of its keywords. */
async function openKeywords(as: 'auth' | 'client' = 'auth') {
  const { id, ebb, flood } = await makeBook()
  if (as === 'client') await shareManuscript(api, 'auth', id, 'client', 'viewer')
  const page = await renderRoute(api, `/apps/manuscripts/${id}?view=outline&panel=keywords`, { as })
  await panel()
  return { ...page, id, ebb, flood }
}
const colours = async (id: string) =>
  (await api.ok('auth', 'GET', `/manuscripts/${id}`, { schema: manuscriptResponse })).manuscript
    .keywordColours

describe('the keywords of a manuscript', () => {
  it('are listed with the number of their items, and found by name (R-970)', async () => {
    const { user } = await openKeywords()
    expect(await keywords()).toEqual(['sea2 items', 'storm2 items', 'Storm1 item'])
    expect(screen.getByLabelText('Color of keyword sea')).toHaveValue('#0000ff')
    await expectNoViolations(await panel())
    await user.type(screen.getByRole('textbox', { name: 'Search keywords' }), 'SÉA')
    await waitFor(async () => expect(await keywords()).toEqual(['sea2 items']))
    await user.type(screen.getByRole('textbox', { name: 'Search keywords' }), 'x')
    expect(await screen.findByText('No keyword matches.')).toBeVisible()
  })

  it('are renamed in all items by one call, and back by one click; the new name has the focus (R-970)', async () => {
    const { user, id, ebb, flood, calls } = await openKeywords()
    await press(user, 'Rename keyword sea')
    await user.keyboard('ocean{Enter}')
    await waitFor(async () => expect(await keyword('ocean')).toHaveFocus())
    expect((await fetchItem(api, 'auth', id, ebb.id)).keywords).toEqual(['ocean', 'storm'])
    expect((await fetchItem(api, 'auth', id, flood.id)).keywords).toEqual(['ocean', 'Storm'])
    expect(calls.filter((call) => /keywords\/change/.test(call))).toHaveLength(1)
    await press(user, 'Undo')
    await keyword('sea')
    expect((await fetchItem(api, 'auth', id, ebb.id)).keywords).toEqual(['sea', 'storm'])
    await waitFor(async () => expect(await colours(id)).toEqual({ sea: '#0000ff' }))
  })

  it('keep their name when Escape ends the rename, and the dialog stays (R-970, R-907)', async () => {
    const { user, id, ebb } = await openKeywords()
    await press(user, 'Rename keyword sea')
    await user.keyboard('ocean{Escape}')
    await waitFor(async () => expect(await keyword('sea')).toHaveFocus())
    // A dialog that closes is gone by then.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open')
    expect((await fetchItem(api, 'auth', id, ebb.id)).keywords).toEqual(['sea', 'storm'])
  })

  it('are merged by the name of another one, after a question (R-970)', async () => {
    const { user, id, ebb, flood } = await openKeywords()
    await press(user, 'Rename keyword storm')
    await user.keyboard('sea{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Merge “storm” into “sea”?' })
    expect(question).toHaveTextContent('2 items with “storm” get “sea” instead.')
    await confirmDialog(user, 'Cancel')
    expect((await fetchItem(api, 'auth', id, ebb.id)).keywords).toEqual(['sea', 'storm'])
    await press(user, 'Rename keyword storm')
    await user.keyboard('sea{Enter}')
    await confirmDialog(user, 'Merge')
    await waitFor(async () => expect(await keywords()).toEqual(['sea3 items', 'Storm1 item']))
    expect((await fetchItem(api, 'auth', id, ebb.id)).keywords).toEqual(['sea'])
    await press(user, 'Undo')
    await keyword('storm')
    expect((await fetchItem(api, 'auth', id, ebb.id)).keywords).toEqual(['sea', 'storm'])
    expect((await fetchItem(api, 'auth', id, flood.id)).keywords).toEqual(['sea', 'Storm'])
  })

  it('are offered for merging when they differ by case or accents only (R-975)', async () => {
    const { user, id, flood } = await openKeywords()
    await press(user, 'Merge into “storm”')
    await confirmDialog(user, 'Merge')
    await waitFor(async () => expect(await keywords()).toEqual(['sea2 items', 'storm3 items']))
    expect((await fetchItem(api, 'auth', id, flood.id)).keywords).toEqual(['sea', 'storm'])
  })

  it('are deleted from all items after a question that names the number, and come back by undo (R-970)', async () => {
    const { user, id, ebb } = await openKeywords()
    await press(user, 'Delete keyword sea')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('It is removed from 2 items.')
    await confirmDialog(user, 'Delete')
    await waitFor(async () => expect(await keywords()).toEqual(['storm2 items', 'Storm1 item']))
    expect((await fetchItem(api, 'auth', id, ebb.id)).keywords).toEqual(['storm'])
    await press(user, 'Undo')
    await keyword('sea')
    expect((await fetchItem(api, 'auth', id, ebb.id)).keywords).toEqual(['sea', 'storm'])
    await waitFor(async () => expect(await colours(id)).toEqual({ sea: '#0000ff' }))
  })

  it('get a colour and lose it (R-971)', async () => {
    const { user, id } = await openKeywords()
    const swatch = screen.getByLabelText('Color of keyword storm')
    fireEvent.input(swatch, { target: { value: '#ff0000' } })
    fireEvent.change(swatch, { target: { value: '#ff0000' } })
    await waitFor(async () => expect(await colours(id)).toEqual({ sea: '#0000ff', storm: '#ff0000' }))
    await user.click(await keyword('sea'))
    await press(user, 'Remove color')
    await waitFor(async () => expect(await colours(id)).toEqual({ storm: '#ff0000' }))
    await waitFor(async () => expect(await keyword('sea')).toHaveFocus())
  })

  it('show their items, which open (R-973)', async () => {
    const { user, flood, address } = await openKeywords()
    await user.click(await keyword('sea'))
    const items = within(await screen.findByRole('list', { name: 'Items with the keyword sea' }))
    expect(items.getAllByRole('button').map((one) => one.textContent)).toEqual(['Ebb', 'Flood'])
    await user.click(items.getByRole('button', { name: 'Flood' }))
    await waitFor(() => expect(address()).toContain(`item=${flood.id}`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are only shown to a viewer (R-976)', async () => {
    const { user } = await openKeywords('client')
    expect(await keywords()).toEqual(['sea2 items', 'storm2 items', 'Storm1 item'])
    await user.click(await keyword('sea'))
    expect(await screen.findByRole('button', { name: 'Ebb' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Rename|Delete|Merge|Remove color/ })).toBeNull()
    expect(screen.queryByLabelText(/^Color of/)).toBeNull()
  })
})

describe('a list of scenes (R-971)', () => {
  it('shows the colours of keywords beside them', async () => {
    const { id } = await makeBook()
    await renderRoute(api, `/apps/manuscripts/scenes?manuscript=${id}`, { as: 'auth' })
    const row = within(await screen.findByRole('row', { name: /Ebb/ }))
    const dotOf = (text: string) => row.getByText(text).parentElement?.querySelector('[aria-hidden]') ?? null
    expect(dotOf('sea')).toHaveStyle({ backgroundColor: '#0000ff' })
    expect(dotOf('storm')).toBeNull()
  })
})

describe('the keywords field of the inspector (R-974)', () => {
  const open = async () => {
    localStorage.clear()
    const id = await makeEmptyManuscript(api, 'auth', 'Keywords')
    await createItem(api, 'auth', id, { title: 'Ebb', keywords: ['seaside', 'Été'] })
    const item = await createItem(api, 'auth', id, { title: 'Flood' })
    await api.ok('auth', 'PUT', `/manuscripts/${id}/keywords/colour`, {
      schema: keywordColoursResponse,
      body: { name: 'seaside', colour: '#0000ff' },
    })
    const page = await renderRoute(api, `/manuscripts/${id}/items/${item.id}/edit`, { as: 'auth' })
    if (!screen.queryByRole('combobox', { name: 'Keywords' })) await press(page.user, 'Show the inspector')
    const field = await screen.findByRole('combobox', { name: 'Keywords' })
    await page.user.click(field)
    const stored = async () => (await fetchItem(api, 'auth', id, item.id)).keywords
    return { ...page, field, stored }
  }

  const suggested = () => screen.findByRole('listbox', { name: 'Keywords of this manuscript' })

  it('offers existing keywords after the typed text, chosen by the arrow keys', async () => {
    const { user, stored } = await open()
    await user.keyboard('sea')
    const options = within(await suggested()).getAllByRole('option')
    expect(options.map((one) => one.textContent)).toEqual(['Add “sea”', 'seaside'])
    await user.keyboard('{ArrowDown}{Enter}')
    await user.keyboard('ete{Enter}')
    await user.keyboard('sea{Enter}')
    await waitFor(async () => expect(await stored()).toEqual(['seaside', 'Été', 'sea']), { timeout: 5000 })
    // a keyword with a colour shows it here too.
    const dotOf = (text: string) => screen.getByText(text).parentElement?.querySelector('[aria-hidden]')
    expect(dotOf('seaside')).toHaveStyle({ backgroundColor: '#0000ff' })
    expect(screen.getByText('sea').parentElement?.querySelector('[style*=background]')).toBeNull()
  })

  it('closes the list by Escape and keeps the text and the drawer (R-907)', async () => {
    const { user, field } = await open()
    await user.keyboard('sea')
    await suggested()
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('listbox', { name: 'Keywords of this manuscript' })).toBeNull(),
    )
    await user.keyboard('weed')
    expect(field).toHaveValue('seaweed')
    expect(screen.getByRole('dialog', { name: 'Inspector' })).toHaveAttribute('data-state', 'open')
  })
})
