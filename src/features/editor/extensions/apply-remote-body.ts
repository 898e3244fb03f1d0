import type { Doc } from '@contract/document.ts'
import type { Editor } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { fitDocument } from '../model/fit-document.ts'
import { bodyChanges } from './body-changes.ts'

/** Marks a transaction that applies a remote body, so that it does not count as the user's edit. */
export const REMOTE_CHANGE = 'remote-change'

/** Changes only what differs; false when the changes do not fit one by one. */
function changeRanges(tr: Transaction, target: Node): boolean {
  for (const { fromA, toA, fromB, toB } of [...bodyChanges(tr.doc, target)].reverse()) {
    if (tr.maybeStep(new ReplaceStep(fromA, toA, target.slice(fromB, toB))).failed) return false
  }
  return tr.doc.eq(target)
}

/** Changes the range from the first to the last difference. */
function changeRange(tr: Transaction, target: Node): boolean {
  const start = tr.doc.content.findDiffStart(target.content)
  const end = tr.doc.content.findDiffEnd(target.content)
  if (start === null || end === null) return true
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, target.slice(start, end.b + overlap))
  return tr.doc.eq(target)
}

/** Keeps the cursor before text that arrives at its position, so that typing goes on where it was. */
function keepSelection(tr: Transaction, { anchor, head }: TextSelection) {
  const { doc, mapping } = tr
  const $anchor = doc.resolve(mapping.map(anchor, -1))
  const $head = doc.resolve(mapping.map(head, -1))
  if ($anchor.parent.inlineContent && $head.parent.inlineContent)
    tr.setSelection(new TextSelection($anchor, $head))
}

/**
 * Applies another body by changing only what differs, to keep cursor and scroll position; with `isUndoable`
 * it can be undone.
 */
export function applyRemoteBody(editor: Editor, body: Doc | null, isUndoable = false): void {
  const target = Node.fromJSON(editor.state.schema, fitDocument(body))
  applyBody(editor, target, { isUndoable, isRemote: true })
}

/** Applies a document as {@link applyRemoteBody} does, or as an edit of the user. */
export function applyBody(
  editor: Editor,
  target: Node,
  { isUndoable, isRemote }: { isUndoable: boolean; isRemote: boolean },
): void {
  const { doc, selection } = editor.state
  if (doc.eq(target)) return
  let { tr } = editor.state
  if (!changeRanges(tr, target)) {
    tr = editor.state.tr
    if (!changeRange(tr, target)) tr.replaceWith(0, tr.doc.content.size, target.content)
  }
  if (selection instanceof TextSelection) keepSelection(tr, selection)
  if (isRemote) tr.setMeta(REMOTE_CHANGE, true)
  if (!isUndoable) tr.setMeta('addToHistory', false)
  editor.view.dispatch(tr)
}
