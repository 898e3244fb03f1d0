import type { Editor } from '@tiptap/core'

/**
 * Moves the focus to the text at once. Tiptap's `focus` command waits for the next frame, in which a key of a fast
 * typist is lost.
 */
export function focusText(editor: Editor): void {
  editor.view.focus()
  editor.commands.scrollIntoView()
}
