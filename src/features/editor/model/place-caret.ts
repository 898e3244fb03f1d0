import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { focusText } from './focus-text.ts'

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))

/** Puts the caret into the line nearest to a point of the window, or at the end of a text without one. */
export function placeCaret(editor: Editor, x: number, y: number): void {
  const { view } = editor
  const text = view.dom.getBoundingClientRect()
  const found = view.posAtCoords({
    left: clamp(x, text.left + 1, text.right - 1),
    top: clamp(y, text.top + 1, text.bottom - 1),
  })
  const { doc, tr } = editor.state
  const place = doc.resolve(found?.pos ?? doc.content.size)
  view.dispatch(tr.setSelection(TextSelection.near(place)).setMeta('addToHistory', false))
  focusText(editor)
}
