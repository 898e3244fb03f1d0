import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'

/** The text above or the one below. */
export type Side = 'above' | 'below'

const sideOf: Readonly<Record<string, Side>> = {
  ArrowUp: 'above',
  ArrowDown: 'below',
  ArrowLeft: 'above',
  ArrowRight: 'below',
}

/** The text that an arrow key moves to from the first or last line of this one; null inside the text. */
export function leavingSide(editor: Editor, key: string): Side | null {
  const { view, state } = editor
  const { selection, doc } = state
  const side = sideOf[key]
  if (!side || !selection.empty || view.composing) return null
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    if (!view.endOfTextblock(side === 'above' ? 'up' : 'down')) return null
    const { $head } = selection
    const edge = doc.resolve(side === 'above' ? $head.before() : $head.after())
    return Selection.findFrom(edge, side === 'above' ? -1 : 1, true) === null ? side : null
  }
  // In a right-to-left line the arrow to the left moves on.
  const block = view.domAtPos(selection.head).node
  const element = block instanceof Element ? block : block.parentElement
  const isRtl = element !== null && getComputedStyle(element).direction === 'rtl'
  const moves = isRtl ? (side === 'above' ? 'below' : 'above') : side
  const end = moves === 'above' ? Selection.atStart(doc) : Selection.atEnd(doc)
  return selection.head === end.head ? moves : null
}
