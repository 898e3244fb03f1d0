import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Doc } from '../../supabase/functions/_shared/contract/document.ts'
import { commentResponse } from '../../supabase/functions/_shared/contract/item-comments.ts'
import type { ItemType } from '../../supabase/functions/_shared/contract/items.ts'
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

/** A manuscript with a text of one footnote. */
async function makeFootnote(type: ItemType = 'scene') {
  const manuscript = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const noteId = crypto.randomUUID()
  const mark = { type: 'footnote', attrs: { id: noteId } }
  const content = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'The ' },
          { type: 'text', text: 'lamp', marks: [mark] },
          { type: 'text', text: ' burns.' },
        ],
      },
    ],
  } as Doc
  const item = await createItem(api, 'auth', manuscript, { type, title: 'The lamp', content })
  await api.ok('auth', 'POST', `/manuscripts/${manuscript}/items/${item.id}/comments`, {
    status: 201,
    schema: commentResponse,
    body: { id: noteId, kind: 'footnote', body: 'Whale oil, mostly.' },
  })
  return { manuscript, item }
}
async function openFootnote() {
  const { manuscript, item } = await makeFootnote()
  const page = await renderRoute(api, `/manuscripts/${manuscript}/items/${item.id}/edit`, { as: 'auth' })
  const editor = await textEditor('Text')
  const read = () => fetchItem(api, 'auth', manuscript, item.id)
  return { ...page, editor, read }
}
const markOf = () => waitFor(() => document.querySelector('[data-footnote-id]') as HTMLElement)
const popover = () => screen.findByRole('dialog', { name: 'Footnote 1' })

describe('a footnote at its mark (R-937)', () => {
  it('opens by a click, is edited there, and closes with Escape', async () => {
    const { user, editor, read } = await openFootnote()
    fireEvent.click(await markOf())
    const shown = await popover()
    expect(within(shown).getByText('Whale oil, mostly.')).toBeInTheDocument()
    await expectNoViolations(shown)
    fireEvent.click(within(shown).getByRole('button', { name: 'Edit' }))
    const field = await within(shown).findByRole('textbox')
    await user.clear(field)
    await user.type(field, 'Seal oil.')
    fireEvent.click(within(shown).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await read()).comments[0]?.body).toBe('Seal oil.'))
    fireEvent.keyDown(editor.view.dom, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('opens by Alt+Enter with the caret in it, and not beside it', async () => {
    const { editor } = await openFootnote()
    await markOf()
    editor.commands.focus()
    editor.commands.setTextSelection(2)
    fireEvent.keyDown(editor.view.dom, { key: 'Enter', altKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
    editor.commands.setTextSelection(7)
    fireEvent.keyDown(editor.view.dom, { key: 'Enter', altKey: true })
    const shown = await popover()
    expect(within(shown).getByRole('button', { name: 'Footnote 1' })).toHaveFocus()
    fireEvent.keyDown(shown, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(editor.view.hasFocus()).toBe(true)
    fireEvent.click(await markOf())
    await popover()
    fireEvent.pointerDown(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('R-969: the continuous text shows footnotes as numbers and below the text', async () => {
  const { manuscript } = await makeFootnote()
  // jsdom has no layout, and a list without a height shows no row.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
  await renderRoute(api, `/apps/manuscripts/${manuscript}?view=read`, { as: 'auth' })
  const notes = await screen.findByRole('list', { name: 'Footnotes' })
  expect(
    within(notes)
      .getAllByRole('listitem')
      .map((note) => note.textContent),
  ).toEqual(['Whale oil, mostly.'])
  expect(screen.getByText('1', { selector: 'sup' })).toBeVisible()
  await expectNoViolations(document.body)
})

it('R-969: the text of an item below its fields shows its footnotes', async () => {
  const { manuscript } = await makeFootnote('character')
  await shareManuscript(api, 'auth', manuscript, 'user', 'viewer')
  const { user } = await renderRoute(api, `/apps/manuscripts/characters?manuscript=${manuscript}`, {
    as: 'user',
  })
  await user.click(await screen.findByRole('button', { name: 'The lamp' }))
  expect(await screen.findByRole('list', { name: 'Footnotes' })).toHaveTextContent('Whale oil, mostly.')
})
