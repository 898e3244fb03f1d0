import { Extension, InputRule } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'

type LinkBracketsOptions = { onOpen: () => void }

const BRACKETS = '[['

/** Typing two brackets opens the choice of an item to link; they stay until one is chosen. */
export const LinkBrackets = Extension.create<LinkBracketsOptions>({
  name: 'linkBrackets',

  addOptions() {
    return { onOpen: () => undefined }
  },

  addInputRules() {
    return [
      new InputRule({
        find: /\[\[$/,
        handler: ({ state, range }) => {
          // The first bracket is in the text; a selection after it is replaced.
          state.tr.insertText('[', range.from + 1, range.to)
          // After the bracket is in the text, and before the next key.
          queueMicrotask(this.options.onOpen)
        },
        undoable: false,
      }),
    ]
  },
})

/** The range of the two brackets before the caret, which a chosen link replaces; null without them. */
export function bracketsBefore({ selection }: EditorState): { from: number; to: number } | null {
  const { empty, from, $from } = selection
  return empty && $from.nodeBefore?.text?.endsWith(BRACKETS)
    ? { from: from - BRACKETS.length, to: from }
    : null
}
