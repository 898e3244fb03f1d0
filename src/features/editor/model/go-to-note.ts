import type { Editor } from '@tiptap/core'
import { anchorsIn } from '../extensions/anchors-plugin.ts'

/** Puts the caret at the start of the text of a note and scrolls to it; false when that text was deleted. */
export function goToNote(editor: Editor, id: string): boolean {
  if (editor.isDestroyed) return false
  const anchor = anchorsIn(editor.state).find((one) => one.id === id)
  if (!anchor) return false
  editor.chain().setTextSelection(anchor.from).setActiveAnchor(id).run()
  const { node } = editor.view.domAtPos(anchor.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
  return true
}
