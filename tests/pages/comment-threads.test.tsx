import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noteFilter } from '../../src/features/editor/model/note-filter.ts'
import type { Doc } from '../../supabase/functions/_shared/contract/document.ts'
import { commentResponse } from '../../supabase/functions/_shared/contract/item-comments.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  doc,
  fetchItem,
  makeEmptyManuscript,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'
import { textEditor } from './support/text-editor.ts'
import { withoutDrafts } from './support/without-drafts.ts'

withoutDrafts()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const ids = () => [crypto.randomUUID(), crypto.randomUUID()] as const

/** A scene with a comment of the owner about "lamp" and one of another writer about "wind", opened at its comments. */
async function openThreads(intercept?: Intercept) {
  const manuscript = await makeEmptyManuscript(api, 'auth', 'Harbour')
  await shareManuscript(api, 'auth', manuscript, 'user', 'editor')
  const [lamp, wind] = ids()
  const about = (text: string, id: string) => ({
    type: 'text',
    text,
    marks: [{ type: 'comment', attrs: { id } }],
  })
  const content = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'The ' }, about('lamp', lamp)] },
      { type: 'paragraph', content: [{ type: 'text', text: 'The ' }, about('wind', wind)] },
    ],
  } as Doc
  const { id } = await createItem(api, 'auth', manuscript, { title: 'The lamp', content })
  const path = `/manuscripts/${manuscript}/items/${id}`
  const add = (as: 'auth' | 'user', body: object) =>
    api.ok(as, 'POST', `${path}/comments`, { status: 201, schema: commentResponse, body })
  await add('auth', { id: lamp, body: 'Which lamp?' })
  await add('user', { id: wind, body: 'Too much wind.' })
  const { id: pier } = await createItem(api, 'auth', manuscript, { title: 'The pier', content: doc('Old.') })
  for (const [as, body] of [
    ['auth', 'Whose pier?'],
    ['user', 'A long pier.'],
  ] as const)
    await api.ok(as, 'POST', `/manuscripts/${manuscript}/items/${pier}/comments`, {
      status: 201,
      schema: commentResponse,
      body: { id: crypto.randomUUID(), body },
    })
  const page = await renderRoute(api, `${path}/edit`, { as: 'auth', ...(intercept ? { intercept } : {}) })
  const editor = await textEditor('Text')
  fireEvent.click(await screen.findByRole('button', { name: 'Show the inspector' }))
  await page.user.click(await screen.findByRole('tab', { name: /^Comments/ }))
  const read = async () => (await fetchItem(api, 'auth', manuscript, id)).comments
  const pierPath = `/manuscripts/${manuscript}/items/${pier}/edit`
  return { ...page, editor, read, lamp, wind, add, pierPath }
}

const cards = () => screen.queryAllByRole('article')
const card = async (text: string) => {
  const words = await screen.findByText(text)
  return within(words.closest('article') as HTMLElement)
}

describe('threads of comments beside the text', () => {
  it('R-940: resolving takes the thread out of the list and the text, and the undo reopens it', async () => {
    const { read, editor, lamp } = await openThreads()
    const highlights = () => editor.view.dom.querySelectorAll('[data-commented]')
    expect(highlights()).toHaveLength(2)
    fireEvent.click((await card('Which lamp?')).getByRole('button', { name: 'Resolve' }), { detail: 1 })
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(highlights()).toHaveLength(1)
    expect((await read()).find(({ id }) => id === lamp)).toMatchObject({ resolvedByName: 'Léa Fontaine' })
    // The second click of a double click is on the card that took the place.
    fireEvent.click((await card('Too much wind.')).getByRole('button', { name: 'Resolve' }), { detail: 2 })
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect((await read()).map(({ resolvedAt }) => resolvedAt)).toEqual([null, null])
  })

  it('R-940, R-942: resolved threads are shown by the filter, which counts, and reopened there', async () => {
    const { read } = await openThreads()
    fireEvent.click((await card('Which lamp?')).getByRole('button', { name: 'Resolve' }))
    await waitFor(() => expect(cards()).toHaveLength(1))
    fireEvent.click(screen.getByRole('radio', { name: 'Resolved 1' }))
    const resolved = await card('Which lamp?')
    expect(resolved.getByText(/^Resolved by Léa Fontaine on /)).toBeInTheDocument()
    expect(resolved.queryByRole('button', { name: 'Reply' })).toBeNull()
    await expectNoViolations(screen.getByRole('tabpanel'))
    fireEvent.click(resolved.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('No comments match this filter.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('radio', { name: 'Open 2' }))
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect((await read()).every(({ resolvedAt }) => resolvedAt === null)).toBe(true)
  })

  it('R-942: an author is chosen when there are several, and stays while another text is opened', async () => {
    const { user, pierPath } = await openThreads()
    await card('Which lamp?')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Nina Petrov')
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(screen.getByRole('radio', { name: 'Open 1' })).toBeInTheDocument()
    history.pushState(null, '', pierPath)
    dispatchEvent(new PopStateEvent('popstate'))
    await card('A long pier.')
    expect(cards()).toHaveLength(1)
    expect(screen.getByRole('combobox', { name: 'Author' })).toHaveValue('Nina Petrov')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'All authors')
    await waitFor(() => expect(cards()).toHaveLength(2))
  })

  it('R-941: a reply is added, edited and deleted; those of others have no edit', async () => {
    const { user, read, wind, add } = await openThreads()
    await add('user', { body: 'Less, please.', parentId: wind })
    const thread = await card('Too much wind.')
    expect(thread.queryByRole('button', { name: 'Edit' })).toBeNull()
    fireEvent.click(thread.getByRole('button', { name: 'Reply' }))
    const field = await thread.findByRole('textbox', { name: 'Reply to this comment' })
    expect(field).toHaveFocus()
    await user.type(field, 'Done.{Control>}{Enter}{/Control}')
    const reply = within(
      (await thread.findByText('Done.', { selector: 'p' })).closest('[data-reply]') as HTMLElement,
    )
    expect((await read()).find(({ body }) => body === 'Done.')).toMatchObject({ parentId: wind })
    fireEvent.click(reply.getByRole('button', { name: 'Edit' }))
    const edited = await reply.findByRole('textbox')
    await user.clear(edited)
    await user.type(edited, 'Half done.')
    fireEvent.click(reply.getByRole('button', { name: 'Save' }))
    const changed = within(
      (await thread.findByText('Half done.', { selector: 'p' })).closest('[data-reply]') as HTMLElement,
    )
    fireEvent.click(changed.getByRole('button', { name: 'Delete' }))
    const asked = await screen.findByRole('alertdialog')
    fireEvent.click(within(asked).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(thread.queryByText('Half done.')).toBeNull())
    expect((await read()).some(({ body }) => body === 'Half done.')).toBe(false)
  })

  it('R-941: a reply that is not saved stays in its field, and the next try adds it once', async () => {
    let fails = true
    const { user, read } = await openThreads(async (call, send) => {
      if (fails && call.startsWith('POST') && call.endsWith('/comments')) {
        // Stored, but the response is lost.
        await send()
        throw new TypeError('lost')
      }
      return send()
    })
    const thread = await card('Which lamp?')
    fireEvent.click(thread.getByRole('button', { name: 'Reply' }))
    const field = await thread.findByRole('textbox', { name: 'Reply to this comment' })
    await user.type(field, 'The big one')
    fireEvent.click(thread.getByRole('button', { name: 'Reply' }))
    expect(await screen.findByText('The note could not be saved')).toBeInTheDocument()
    expect(field).toHaveValue('The big one')
    fails = false
    await user.type(field, '!')
    fireEvent.click(thread.getByRole('button', { name: 'Reply' }))
    expect(await thread.findByText('The big one!', { selector: 'p' })).toBeInTheDocument()
    expect((await read()).filter(({ parentId }) => parentId !== null).map(({ body }) => body)).toEqual([
      'The big one!',
    ])
  })

  it('R-942: the title of a thread and the keys put the caret into its text', async () => {
    const { editor } = await openThreads()
    fireEvent.click((await card('Too much wind.')).getByRole('button', { name: 'Nina Petrov' }))
    const caret = () => editor.state.doc.resolve(editor.state.selection.from).parent.textContent
    await waitFor(() => expect(caret()).toBe('The wind'))
    await waitFor(() => expect(cards()).toEqual([]))
    const press = (key: string) => fireEvent.keyDown(editor.view.dom, { key, altKey: true, shiftKey: true })
    press('PageDown')
    expect(caret()).toBe('The lamp')
    press('PageUp')
    expect(caret()).toBe('The wind')
    noteFilter.set({ state: 'open', author: 'Nina Petrov' })
    press('PageDown')
    expect(caret()).toBe('The wind')
    noteFilter.set({ state: 'open', author: '' })
  })

  it('R-945: an @ in a reply offers the people of the manuscript, and Escape closes the list only', async () => {
    const { user, read } = await openThreads()
    const thread = await card('Which lamp?')
    fireEvent.click(thread.getByRole('button', { name: 'Reply' }))
    const field = await thread.findByRole('textbox', { name: 'Reply to this comment' })
    const offered = () => screen.findByRole('listbox', { name: 'People to mention' })
    await user.type(field, 'Ask @ni')
    expect(await offered()).toHaveTextContent('Nina Petrov')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field).toBeVisible()
    await user.type(field, ' @ni')
    await offered()
    await user.keyboard('{Enter}')
    expect(field).toHaveValue('Ask @ni @Nina Petrov ')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await thread.findByText('Ask @ni @Nina Petrov', { selector: 'p' })
    expect((await read()).some(({ body }) => body === 'Ask @ni @Nina Petrov')).toBe(true)
    const [told] = await api.database.owner`select user_id from public.notifications where kind = 'mentioned'`
    expect(told?.user_id).toBe(PEOPLE.user)
  })
})
