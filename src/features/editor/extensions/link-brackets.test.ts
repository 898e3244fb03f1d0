// @vitest-environment jsdom
import type { Doc } from '@contract/document.ts'
import { Editor } from '@tiptap/core'
import { expect, it, vi } from 'vitest'
import { LinkBrackets } from './link-brackets.ts'
import { schemaExtensions } from './schema.ts'

it('R-832: a second bracket opens the choice, also after a sign, and replaces a selection', async () => {
  const onOpen = vi.fn()
  const content: Doc = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'See ([this now' }] }],
  }
  const editor = new Editor({
    content,
    extensions: [
      ...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
      LinkBrackets.configure({ onOpen }),
    ],
  })
  const [from, to] = [7, 11]
  editor.commands.setTextSelection({ from, to })
  const { view } = editor
  view.someProp('handleTextInput', (handle) => handle(view, from, to, '[', () => view.state.tr))
  await Promise.resolve()
  expect(editor.getText()).toBe('See ([[ now')
  expect(onOpen).toHaveBeenCalledOnce()
  // A first bracket opens nothing.
  const end = view.state.doc.content.size - 1
  view.someProp('handleTextInput', (handle) => handle(view, end, end, '[', () => view.state.tr))
  await Promise.resolve()
  expect(onOpen).toHaveBeenCalledOnce()
  editor.destroy()
})
