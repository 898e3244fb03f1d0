import type { Doc } from '@contract/document.ts'
import type { Editor } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { fitDocument } from '../model/fit-document.ts'

/** Marks a transaction that shows what the server has: it is no writing of this person. */
export const REMOTE_CHANGE = 'adopted'

/**
 * Shows another body in an open editor by changing only what differs, so that cursor and scroll stay where they are.
 * With `isUndoable` the writer can take it back with Ctrl/Cmd+Z.
 */
export function applyRemoteBody(editor: Editor, body: Doc | null, isUndoable = false): void {
  const { doc, schema, tr } = editor.state
  const wanted = Node.fromJSON(schema, fitDocument(body))
  const start = doc.content.findDiffStart(wanted.content)
  const end = doc.content.findDiffEnd(wanted.content)
  if (start === null || end === null) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, wanted.slice(start, end.b + overlap))
  if (!tr.doc.eq(wanted)) tr.replaceWith(0, tr.doc.content.size, wanted.content)
  tr.setMeta(REMOTE_CHANGE, true)
  if (!isUndoable) tr.setMeta('addToHistory', false)
  editor.view.dispatch(tr)
}
