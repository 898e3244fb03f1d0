// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemaExtensions } from '../extensions/schema.ts'
import { leavingSide } from './leaving-side.ts'

let editor: Editor
beforeEach(() => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    content: { type: 'doc', content: [paragraph('Ebb'), paragraph('Flood')] },
    extensions: schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
  })
  // jsdom has no layout; each paragraph has one line.
  vi.spyOn(editor.view, 'endOfTextblock').mockReturnValue(true)
})
afterEach(() => {
  editor.destroy()
  document.body.replaceChildren()
})

const side = (at: number | { from: number; to: number }, key: string) => {
  editor.commands.setTextSelection(at)
  return leavingSide(editor, key)
}

describe('an arrow key leaves a text (R-891)', () => {
  it('up from its first line and down from its last one', () => {
    expect([side(2, 'ArrowUp'), side(2, 'ArrowDown')]).toEqual(['above', null])
    expect([side(8, 'ArrowUp'), side(8, 'ArrowDown')]).toEqual([null, 'below'])
    vi.spyOn(editor.view, 'endOfTextblock').mockReturnValue(false)
    expect([side(2, 'ArrowUp'), side(8, 'ArrowDown')]).toEqual([null, null])
  })

  it('sideways from its first and last character, in the direction of the line', () => {
    expect([side(1, 'ArrowLeft'), side(2, 'ArrowLeft'), side(1, 'ArrowRight')]).toEqual(['above', null, null])
    expect([side(11, 'ArrowRight'), side(10, 'ArrowRight')]).toEqual(['below', null])
    editor.view.dom.style.direction = 'rtl'
    for (const line of editor.view.dom.children) if (line instanceof HTMLElement) line.style.direction = 'rtl'
    expect([side(1, 'ArrowRight'), side(11, 'ArrowLeft'), side(1, 'ArrowLeft')]).toEqual([
      'above',
      'below',
      null,
    ])
  })

  it('not with a selection, nor with another key', () => {
    expect(side({ from: 8, to: 10 }, 'ArrowDown')).toBeNull()
    expect(side(11, 'End')).toBeNull()
  })
})
