import { isFigure, type PictureNode } from '@contract/picture-figure.ts'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state'

/** The attributes of a picture that its panel changes. */
export type PictureChange = Partial<
  Pick<PictureNode['attrs'], 'alt' | 'width' | 'height' | 'align' | 'caption'>
>

/** The selected picture; null when the selection is something else. */
export const selectedPicture = ({ selection }: EditorState): Node | null =>
  selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection.node : null

/** Moves a picture to a paragraph of its own, between the text before and after it; returns its new position. */
function isolate(tr: Transaction, at: number): number {
  const place = tr.doc.resolve(at)
  const { paragraph } = tr.doc.type.schema.nodes
  let position = at
  if (at + 1 < place.end()) tr.split(at + 1)
  if (at > place.start()) {
    tr.split(at)
    position = at + 2
  }
  const block = tr.doc.resolve(position)
  if (tr.docChanged && paragraph && block.parent.type !== paragraph)
    tr.setNodeMarkup(block.before(), paragraph, { textAlign: block.parent.attrs.textAlign })
  return position
}

/**
 * Changes the selected picture, which stays selected. One that becomes a figure is moved to a paragraph of its own, so
 * that exports have it at the same position. Null without a selected picture.
 */
export function changePicture(state: EditorState, change: PictureChange): Transaction | null {
  const picture = selectedPicture(state)
  if (!picture) return null
  const { tr } = state
  const attrs = { ...picture.attrs, ...change } as PictureNode['attrs']
  let at = state.selection.from
  if (('align' in change || 'caption' in change) && isFigure({ type: 'image', attrs })) at = isolate(tr, at)
  for (const [name, value] of Object.entries(change))
    if (picture.attrs[name] !== value) tr.setNodeAttribute(at, name, value)
  if (!tr.docChanged) return null
  return tr.setSelection(NodeSelection.create(tr.doc, at))
}

/** Moves the caret from the selected picture to the text after it, so that typing replaces no picture. */
export function caretAfterPicture(state: EditorState): Transaction {
  const { tr, selection } = state
  const place = tr.doc.resolve(selection.to)
  const next = place.pos === place.end() && place.depth > 0 ? place.after() : place.pos
  return tr.setSelection(Selection.near(tr.doc.resolve(next), 1)).scrollIntoView()
}
