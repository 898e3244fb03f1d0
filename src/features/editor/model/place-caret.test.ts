// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemaExtensions } from '../extensions/schema.ts'
import { rememberCaret } from './last-caret.ts'
import { placeLastCaret } from './place-caret.ts'

let editor: Editor
let isCoarse = false
beforeEach(() => {
  isCoarse = false
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }))
  const element = document.body.appendChild(document.createElement('div'))
  editor = new Editor({
    element,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The lamp' }] }] },
    extensions: schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
    // jsdom has no layout to scroll in.
    editorProps: { handleScrollToSelection: () => true },
  })
})
afterEach(() => {
  editor.destroy()
  document.body.replaceChildren()
})

describe('the caret of an opened text (R-518)', () => {
  it('is where it was last on this device, or at the start', () => {
    placeLastCaret(editor, crypto.randomUUID())
    expect([editor.view.hasFocus(), editor.state.selection.from]).toEqual([true, 1])
    rememberCaret('lamp', 5)
    placeLastCaret(editor, 'lamp')
    expect(editor.state.selection.from).toBe(5)
  })

  it('leaves another field that has the focus', () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    placeLastCaret(editor, 'lamp')
    expect(document.activeElement).toBe(field)
  })

  it('opens no on-screen keyboard', () => {
    isCoarse = true
    placeLastCaret(editor, 'lamp')
    expect(editor.view.hasFocus()).toBe(false)
  })
})
