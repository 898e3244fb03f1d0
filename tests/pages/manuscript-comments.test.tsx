import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noteFilter } from '../../src/features/editor/model/note-filter.ts'
import type { Doc } from '../../supabase/functions/_shared/contract/document.ts'
import { commentResponse } from '../../supabase/functions/_shared/contract/item-comments.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, fetchItem, makeEmptyManuscript, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { textEditor } from './support/text-editor.ts'
import { withoutDrafts } from './support/without-drafts.ts'

withoutDrafts()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** A manuscript whose first scene has a comment about "lamp", and whose second has one without a text. */
async function makeThreads() {
  const id = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const lamp = crypto.randomUUID()
  const words = { type: 'text', text: 'lamp', marks: [{ type: 'comment', attrs: { id: lamp } }] }
  const content = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Rain.' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'The ' }, words] },
    ],
  } as Doc
  const one = await createItem(api, 'auth', id, { title: 'Arrival', content })
  const two = await createItem(api, 'auth', id, { title: 'Departure' })
  const add = (itemId: string, body: object) =>
    api.ok('auth', 'POST', `/manuscripts/${id}/items/${itemId}/comments`, {
      status: 201,
      schema: commentResponse,
      body,
    })
  await add(two.id, { body: 'Where is the boat?' })
  await add(one.id, { id: lamp, body: 'Which lamp?' })
  const path = `/apps/manuscripts/${id}/comments`
  return { id, one, two, lamp, path, read: (itemId: string) => fetchItem(api, 'auth', id, itemId) }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the comments of a manuscript (R-943)', () => {
  it('are listed by item in binder order, are answered and resolved there', async () => {
    const { path, one, two, read } = await makeThreads()
    const { user } = await renderRoute(api, path, { as: 'auth' })
    const first = await section('Arrival')
    const sections = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(sections.filter((name) => name === 'Arrival' || name === 'Departure')).toEqual([
      'Arrival',
      'Departure',
    ])
    expect((await section('Departure')).getByText('Original text deleted')).toBeVisible()
    // the number of each state, and no choice of a single author.
    for (const name of ['Open 2', 'Resolved 0', 'All 2'])
      expect(screen.getByRole('radio', { name })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Author' })).toBeNull()
    await expectNoViolations(document.body)
    fireEvent.click(first.getByRole('button', { name: 'Reply' }))
    await user.type(
      await first.findByRole('textbox', { name: 'Reply to this comment' }),
      'The big one.{Control>}{Enter}{/Control}',
    )
    expect(await first.findByText('The big one.', { selector: 'p' })).toBeVisible()
    expect((await read(one.id)).comments.map(({ body }) => body)).toEqual(['Which lamp?', 'The big one.'])
    const resolve = first.getByRole('button', { name: 'Resolve' })
    resolve.focus()
    fireEvent.click(resolve)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Arrival' })).toBeNull())
    // The keyboard continues with the next thread.
    await waitFor(() => expect(document.activeElement?.closest('[data-note]')).toHaveTextContent('boat'))
    expect((await read(one.id)).comments[0]?.resolvedAt).not.toBeNull()
    expect((await read(two.id)).comments[0]?.resolvedAt).toBeNull()
  })

  it('open their text with the caret at the comment', async () => {
    const { path, lamp, one } = await makeThreads()
    const { user, address } = await renderRoute(api, path, { as: 'auth' })
    await user.click((await section('Arrival')).getByRole('link', { name: 'lamp' }))
    const editor = await textEditor('Text')
    await waitFor(() =>
      expect(editor.view.dom.querySelector('[data-anchor=active]')).toHaveTextContent('lamp'),
    )
    expect(editor.state.selection.$from.parent.textContent).toBe('The lamp')
    await waitFor(() => expect(address()).toMatch(new RegExp(`/items/${one.id}/edit$`)))
    expect(lamp).not.toBe('')
  })

  it('open their text also when resolved, with the thread shown', async () => {
    const { id, path, lamp, one } = await makeThreads()
    await api.ok('auth', 'PATCH', `/manuscripts/${id}/items/${one.id}/comments/${lamp}`, {
      schema: commentResponse,
      body: { resolved: true },
    })
    const { address } = await renderRoute(api, path, { as: 'auth' })
    fireEvent.click(await screen.findByRole('radio', { name: 'Resolved 1' }))
    fireEvent.click((await section('Arrival')).getByRole('button', { name: 'Léa Fontaine' }))
    const editor = await textEditor('Text')
    await waitFor(() => expect(editor.state.selection.$from.parent.textContent).toBe('The lamp'))
    await waitFor(() => expect(address()).toBe(`/manuscripts/${id}/items/${one.id}/edit`))
    expect(noteFilter.get()).toEqual({ state: 'all', author: '' })
    noteFilter.set({ state: 'open', author: '' })
  })

  it('are read by those who may only read, without actions', async () => {
    const { id, path } = await makeThreads()
    await shareManuscript(api, 'auth', id, 'client', 'viewer')
    await renderRoute(api, path, { as: 'client' })
    const first = await section('Arrival')
    expect(first.getByText('Which lamp?')).toBeVisible()
    for (const name of ['Resolve', 'Reply', 'Edit', 'Delete'])
      expect(first.queryByRole('button', { name })).toBeNull()
  })

  it('say that there are none', async () => {
    const id = await makeEmptyManuscript(api, 'auth', 'Empty')
    await renderRoute(api, `/apps/manuscripts/${id}/comments`, { as: 'auth' })
    expect(await screen.findByText('No comments yet')).toBeVisible()
  })
})
