import type { Editor } from '@tiptap/core'
import { takeEarlyText } from '@/features/manuscripts/shared/early-text.ts'

/** Inserts at the caret what was typed for an item before its text was open. */
export function insertEarlyText(editor: Editor, itemId: string): void {
  const [first = '', ...more] = takeEarlyText(itemId).split('\n')
  if (!editor.isEditable) return
  if (first !== '') editor.view.dispatch(editor.state.tr.insertText(first))
  for (const line of more) {
    editor.commands.splitBlock()
    if (line !== '') editor.commands.insertContent({ type: 'text', text: line })
  }
}
