// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setEarlyText } from '@/features/manuscripts/shared/early-text.ts'
import { schemaExtensions } from '../extensions/schema.ts'
import { insertEarlyText } from './insert-early-text.ts'
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
    // The text may have become shorter on another device.
    rememberCaret('shorter', 500)
    placeLastCaret(editor, 'shorter')
    expect(editor.state.selection.from).toBe('The lamp'.length + 1)
  })

  it('leaves another field that has the focus', () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    placeLastCaret(editor, 'lamp')
    expect(document.activeElement).toBe(field)
  })

  it('leaves a dialog that the user has moved to', () => {
    document.body.appendChild(document.createElement('div')).setAttribute('role', 'dialog')
    placeLastCaret(editor, 'lamp')
    expect(editor.view.hasFocus()).toBe(false)
  })

  it('opens no on-screen keyboard', () => {
    isCoarse = true
    placeLastCaret(editor, 'lamp')
    expect(editor.view.hasFocus()).toBe(false)
  })
})

it('letters and empty lines typed while a text loads are inserted at its caret (R-518)', () => {
  const warn = vi.spyOn(console, 'warn')
  setEarlyText('lamp', 'Night.\n\nDay. ')
  insertEarlyText(editor, 'lamp')
  const { doc, selection } = editor.state
  expect(doc.children.map(({ textContent }) => textContent)).toEqual(['Night.', '', 'Day. The lamp'])
  expect(selection.$from.parentOffset).toBe('Day. '.length)
  expect(warn).not.toHaveBeenCalled()
})

it('letters typed while a text loads that cannot be written are in no text (R-518)', () => {
  editor.setEditable(false)
  setEarlyText('lamp', 'Night.')
  insertEarlyText(editor, 'lamp')
  editor.setEditable(true)
  insertEarlyText(editor, 'lamp')
  expect(editor.getText()).toBe('The lamp')
})
