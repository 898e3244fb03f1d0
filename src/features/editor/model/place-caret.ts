import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { mayTakeFocus } from '@/features/manuscripts/shared/may-take-focus.ts'
import { focusText } from './focus-text.ts'
import { lastCaret } from './last-caret.ts'

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

/** Puts the caret where it was last on this device, or else at the start; leaves another field that has the focus. */
export function placeLastCaret(editor: Editor, itemId: string): void {
  const last = lastCaret(itemId)
  if (last !== null) {
    const { doc, tr } = editor.state
    const place = doc.resolve(Math.min(last, doc.content.size))
    editor.view.dispatch(tr.setSelection(TextSelection.near(place)).setMeta('addToHistory', false))
  }
  if (mayTakeFocus()) focusText(editor)
}
