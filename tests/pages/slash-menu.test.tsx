import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
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
import { withoutDrafts } from './support/without-drafts.ts'

withoutDrafts()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const EMPTY = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }

/** Types keys into a text as its browser does; jsdom edits no text. */
function type(editor: Editor, keys: string) {
  for (const key of keys) {
    const { view } = editor
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(key, from, to)
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert)))
      view.dispatch(insert())
  }
}

type Options = { text?: string; as?: 'auth' | 'user'; language?: 'fr' }

async function openScene({ text = '', as = 'auth', language }: Options = {}) {
  const manuscript = await makeEmptyManuscript(api, 'auth', 'Harbour')
  for (const title of ['The causeway', 'The pier']) await createItem(api, 'auth', manuscript, { title })
  const { id } = await createItem(api, 'auth', manuscript, {
    title: 'The lamp',
    content: text === '' ? EMPTY : doc(text),
  })
  if (as === 'user') await shareManuscript(api, 'auth', manuscript, 'user', 'viewer')
  const page = await renderRoute(api, `/manuscripts/${manuscript}/items/${id}/edit`, {
    as,
    ...(language && { language }),
  })
  const editor = await textEditor(language ? 'Texte' : 'Text')
  editor.commands.focus('start')
  return { ...page, editor, manuscript, read: () => fetchItem(api, 'auth', manuscript, id) }
}
const menu = (name = 'Blocks and insertions') => screen.findByRole('listbox', { name })
const isClosed = () => expect(screen.queryByRole('listbox')).toBeNull()
const blocks = (editor: Editor) => editor.getJSON().content?.map(({ type: block }) => block)

describe('the slash menu (R-938)', () => {
  it('turns a paragraph into a quote by the keys of a hurried person, and one undo brings the text back', async () => {
    const { user, editor, read } = await openScene()
    type(editor, '/quote')
    await user.keyboard('{Enter}')
    type(editor, 'Wait')
    expect(blocks(editor)).toEqual(['blockquote', 'paragraph'])
    await waitFor(async () => expect((await read()).text).toBe('Wait'))
    isClosed()
    editor.commands.setContent(EMPTY)
    editor.commands.focus('start')
    type(editor, '/quote')
    await user.keyboard('{Enter}')
    expect(blocks(editor)?.[0]).toBe('blockquote')
    editor.commands.undo()
    expect([blocks(editor)?.[0], editor.getText().trim()]).toEqual(['paragraph', '/quote'])
    isClosed()
  })

  it('is a listbox that the text controls: arrow keys choose, and Tab takes', async () => {
    const { user, editor } = await openScene()
    type(editor, '/')
    const list = within(await menu())
    const text = editor.view.dom
    const active = () =>
      document.getElementById(text.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(active()).toContain('Heading 1')
    expect(list.queryByRole('option', { name: 'Body text' })).toBeNull()
    await expectNoViolations(text.closest<HTMLElement>('[data-page]') ?? document.body)
    await user.keyboard('{ArrowUp}')
    expect(active()).toContain('Inline footnote')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toContain('Heading 2')
    type(editor, 'list')
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(2))
    expect(screen.getByText('2 choices')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}{Tab}')
    expect(blocks(editor)?.[0]).toBe('orderedList')
    expect(text).not.toHaveAttribute('aria-activedescendant')
    expect(text).toHaveFocus()
  })

  it('closes with Escape and by a click outside, and the slash stays', async () => {
    const { user, editor } = await openScene()
    type(editor, '/')
    await menu()
    await user.keyboard('{Escape}')
    isClosed()
    type(editor, 'quo')
    await user.keyboard('{Enter}')
    isClosed()
    expect(editor.getText()).toContain('/quo')
    type(editor, '/')
    await menu()
    await user.click(screen.getByRole('textbox', { name: 'Title' }))
    await waitFor(isClosed)
    expect(editor.getText()).toMatch(/\/quo\s+\//)
  })

  it('leaves focus mode only after it was closed', async () => {
    const { user, editor } = await openScene()
    fireEvent.keyDown(editor.view.dom, { key: 'Enter', ctrlKey: true, altKey: true })
    const isFocused = () => document.querySelector('[data-focus-mode]') !== null
    await waitFor(() => expect(isFocused()).toBe(true))
    type(editor, '/')
    await menu()
    await user.keyboard('{Escape}')
    isClosed()
    expect(isFocused()).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isFocused()).toBe(false))
  })

  it('takes the choice that is clicked, and asks for the item of a link', async () => {
    const { user, editor } = await openScene({ text: 'Then she left.' })
    type(editor, '/')
    await user.click(within(await menu()).getByRole('option', { name: 'Link to an item' }))
    await screen.findByRole('dialog')
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.keyboard('{ArrowDown}')
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('option', { name: /The pier/ }))
    await user.keyboard('cause')
    // The word of an input method ends (R-1019).
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', isComposing: true })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(editor.getText()).toBe('The causewayThen she left.'))
    expect(editor.view.dom.querySelector('[data-link=item]')).toHaveTextContent('The causeway')
  })

  it('offers a comment only where there are words', async () => {
    const { user, editor } = await openScene()
    type(editor, '/comm')
    isClosed()
    editor.commands.setContent('<p>Wait</p>')
    editor.commands.focus('start')
    type(editor, '/comm')
    await menu()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('textbox', { name: /comment/i })).toBeInTheDocument()
    expect(editor.getText()).toBe('Wait')
  })

  it('asks for the files of a picture', async () => {
    const { user, editor } = await openScene()
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue()
    type(editor, '/photo')
    await user.keyboard('{Enter}')
    expect(asked.mock.contexts[0]).toHaveAttribute('aria-label', 'Picture')
    expect(editor.getText()).toBe('')
    asked.mockRestore()
  })

  it('does not open for those who may only read', async () => {
    const { editor } = await openScene({ as: 'user' })
    editor.view.dispatch(editor.state.tr.insertText('/', 1))
    isClosed()
  })

  it('speaks French and finds English words there', async () => {
    const { user, editor } = await openScene({ language: 'fr' })
    type(editor, '/quote')
    expect(within(await menu('Blocs et insertions')).getByRole('option', { name: 'Citation' })).toBeVisible()
    await user.keyboard('{Enter}')
    expect(blocks(editor)?.[0]).toBe('blockquote')
  })
})
