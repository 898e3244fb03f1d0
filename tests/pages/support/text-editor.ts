import { screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'

/** Finds the TipTap editor of a text by its name. Typing and selecting need layout, so page tests give it commands. */
export async function textEditor(name: string): Promise<Editor> {
  const find = () => {
    const element: HTMLElement & { editor?: Editor } = screen.getByRole('textbox', { name })
    if (!element.editor) throw new Error(`${name} is no text editor`)
    return element.editor
  }
  await waitFor(find)
  return find()
}

/** Selects the first occurrence of a word. */
export function selectWord(editor: Editor, word: string): void {
  let from = -1
  editor.state.doc.descendants((node, position) => {
    const at = node.text?.indexOf(word) ?? -1
    if (from < 0 && at >= 0) from = position + at
  })
  if (from < 0) throw new Error(`The text has no ${word}`)
  editor
    .chain()
    .focus()
    .setTextSelection({ from, to: from + word.length })
    .run()
}
