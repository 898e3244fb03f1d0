import { screen, waitFor } from '@testing-library/react'
import { NodeSelection } from '@tiptap/pm/state'
import { flushSync } from 'react-dom'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { DocNode } from '../../supabase/functions/_shared/contract/document.ts'
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

type Attrs = Partial<Extract<DocNode, { type: 'image' }>['attrs']>

/** Opens a scene of one picture and a paragraph. */
async function openScene(attrs: Attrs, as: 'auth' | 'user' = 'auth') {
  const manuscript = await makeEmptyManuscript(api, 'auth', 'Harbour')
  const image: DocNode = { type: 'image', attrs: { path: `${manuscript}/editor/map.png`, ...attrs } }
  const { id } = await createItem(api, 'auth', manuscript, {
    title: 'The lamp',
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [image] },
        { type: 'paragraph', content: [{ type: 'text', text: 'After it.' }] },
      ],
    },
  })
  if (as === 'user') await shareManuscript(api, 'auth', manuscript, 'user', 'viewer')
  const page = await renderRoute(api, `/manuscripts/${manuscript}/items/${id}/edit`, { as })
  const editor = await textEditor('Text')
  const read = () => fetchItem(api, 'auth', manuscript, id)
  return { ...page, editor, read }
}
const savedPicture = async (read: () => Promise<{ content: unknown }>) =>
  (await read()).content as { content: [{ content: [{ attrs: Attrs }] }] }

it('R-947: the panel of a selected picture sets alignment, size, caption and description, by keys alone', async () => {
  const { user, editor, read } = await openScene({ width: 90, height: 45 })
  editor.view.focus()
  editor.commands.setNodeSelection(1)
  const panel = await screen.findByRole('group', { name: 'Picture' })
  await expectNoViolations(panel)
  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('custom')
  await user.keyboard('{Enter}')
  const caption = screen.getByRole('textbox', { name: 'Caption' })
  expect(caption).toHaveFocus()
  await user.keyboard('The harbour  ')
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus()
  await user.keyboard('A map')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Medium')
  await user.click(screen.getByRole('button', { name: 'Center' }))
  expect(screen.getByRole('button', { name: 'Center' })).toHaveAttribute('aria-pressed', 'true')
  caption.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(editor.view.dom).toHaveFocus())
  expect(editor.state.selection).not.toBeInstanceOf(NodeSelection)
  expect(editor.state.selection.$from.parent.textContent).toBe('After it.')
  await waitFor(async () =>
    expect((await savedPicture(read)).content[0].content[0].attrs).toMatchObject({
      align: 'center',
      caption: 'The harbour',
      alt: 'A map',
      width: 320,
    }),
  )
  expect(await read()).toMatchObject({ text: '\nThe harbour\nAfter it.', wordCount: 4 })
})

it('R-947: Escape leaves the caption with its words, and one undo removes them', async () => {
  const { user, editor, read } = await openScene({ align: 'end' })
  editor.view.focus()
  flushSync(() => editor.commands.setNodeSelection(1))
  // A fast typist does not wait for the panel.
  await user.keyboard('{Enter}Old map{Escape}')
  await waitFor(() => expect(editor.view.dom).toHaveFocus())
  await waitFor(async () => expect((await read()).text).toContain('Old map'))
  editor.commands.undo()
  await waitFor(async () => expect((await read()).text).not.toContain('Old'))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveFocus()
  await user.click(screen.getByRole('textbox', { name: 'Title' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Caption' })).toBeNull())
  expect((await savedPicture(read)).content[0].content[0].attrs.align).toBe('end')
})

it('R-947: a viewer sees alignment and caption, and no panel', async () => {
  const { editor } = await openScene({ align: 'end', caption: 'The harbour' }, 'user')
  const figure = () => screen.findByRole('figure')
  expect(await figure()).toHaveAttribute('data-figure', 'end')
  expect(await figure()).toHaveTextContent('The harbour')
  editor.view.focus()
  editor.commands.setNodeSelection(1)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(screen.queryByRole('textbox', { name: 'Caption' })).toBeNull()
})
