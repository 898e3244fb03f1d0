import type { Doc } from '@contract/document.ts'
import type { Editor } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { fitDocument } from '../model/fit-document.ts'

/** Marks a transaction that applies a remote body, so that it does not count as the user's edit. */
export const REMOTE_CHANGE = 'remote-change'

/**
 * Applies another body by changing only what differs, to keep cursor and scroll position; with `isUndoable`
 * it can be undone.
 */
export function applyRemoteBody(editor: Editor, body: Doc | null, isUndoable = false): void {
  const { doc, schema, tr } = editor.state
  const target = Node.fromJSON(schema, fitDocument(body))
  const start = doc.content.findDiffStart(target.content)
  const end = doc.content.findDiffEnd(target.content)
  if (start === null || end === null) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, target.slice(start, end.b + overlap))
  if (!tr.doc.eq(target)) tr.replaceWith(0, tr.doc.content.size, target.content)
  tr.setMeta(REMOTE_CHANGE, true)
  if (!isUndoable) tr.setMeta('addToHistory', false)
  editor.view.dispatch(tr)
}
