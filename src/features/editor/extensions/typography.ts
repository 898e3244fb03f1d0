import { Extension, InputRule } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { typeset, typesetChanges } from '../model/typeset.ts'

type TypographyOptions = {
  /** The language of the text. */
  language: () => string
  isOn: () => boolean
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    typography: {
      /** Gives the selection, or without one the whole text, the typography of a language, as one step of undo. */
      typesetText: (language: string) => ReturnType
    }
  }
}

/** Stands for a picture or a line break, so that the length of a text is its length in the document. */
const LEAF = '\ufffc'

const isCode = (node: Node) => node.marks.some(({ type }) => type.spec.code)

/** The changes of a paragraph that is at a position: code stays as it is. */
function changesOf(block: Node, at: number, language: string) {
  const code: [number, number][] = []
  block.forEach((child, offset) => {
    if (isCode(child)) code.push([offset, offset + child.nodeSize])
  })
  return typesetChanges(block.textBetween(0, block.content.size, LEAF, LEAF), language)
    .filter(({ from, to }) => code.every(([start, end]) => to <= start || from >= end))
    .map(({ from, to, text }) => ({ from: at + 1 + from, to: at + 1 + to, text }))
}

/**
 * Typography by language while typing, which Ctrl+Z or Backspace takes back alone, and for text that exists
 * . Code stays as it is typed.
 */
export const Typography = Extension.create<TypographyOptions>({
  name: 'typography',
  // Before the undo of the history, which would take back more than the replacement.
  priority: 200,

  addOptions() {
    return { language: () => 'en', isOn: () => true }
  },

  addInputRules() {
    return [
      new InputRule({
        find: (text) => {
          if (!this.options.isOn()) return null
          const before = text.slice(0, -1)
          const result = typeset(before, text.slice(-1), this.options.language())
          if (!result) return null
          const index = before.length - result.remove
          return { index, text: text.slice(index), data: { text: result.text } }
        },
        handler: ({ state, range, match }) => {
          state.tr.insertText(match.data?.text, range.from, range.to)
        },
      }),
    ]
  },

  addKeyboardShortcuts() {
    return { 'Mod-z': () => this.editor.commands.undoInputRule() }
  },

  addCommands() {
    return {
      typesetText:
        (language) =>
        ({ tr, dispatch }) => {
          const { doc, selection } = tr
          const { from, to } = selection.empty ? { from: 0, to: doc.content.size } : selection
          const changes: ReturnType<typeof changesOf> = []
          doc.nodesBetween(from, to, (node, at) => {
            if (!node.isTextblock) return true
            if (!node.type.spec.code) changes.push(...changesOf(node, at, language))
            return false
          })
          const chosen = changes.filter((change) => change.from >= from && change.to <= to)
          if (dispatch)
            for (const { from: start, to: end, text } of chosen.reverse()) tr.insertText(text, start, end)
          return chosen.length > 0
        },
    }
  },
})
