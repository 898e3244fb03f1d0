import type { ChainedCommands, Editor } from '@tiptap/core'

/** Focuses the text in the same task, with the selection that the editor has. */
function focusNow({ isDestroyed, view }: Editor): void {
  // A text that has the focus may have a selection that the editor has not read yet, and focusing would undo it.
  if (!isDestroyed && !view.hasFocus()) view.focus()
}

/**
 * Moves the focus to the text at once. Tiptap's `focus` command waits for the next frame, in which a key of a fast
 * typist is lost.
 */
export function focusText(editor: Editor): void {
  if (editor.isDestroyed) return
  focusNow(editor)
  editor.commands.scrollIntoView()
}

/** Starts a chain of commands in the focused text; it replaces `editor.chain().focus()`, which focuses a frame later. */
export function chainInText(editor: Editor): ChainedCommands {
  focusNow(editor)
  return editor.chain()
}
