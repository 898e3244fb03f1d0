import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'

type HandleKey = (event: KeyboardEvent) => boolean

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    slashTrigger: {
      /** Closes the menu and leaves the slash as text; false when it is closed. */
      closeSlash: () => ReturnType
      /** Removes the slash and the text after it; a step of undo begins with it. */
      removeSlash: () => ReturnType
    }
  }
  interface Storage {
    slashTrigger: { handleKey: HandleKey }
  }
}

/** The position of the slash that opened the menu; null while it is closed. */
const key = new PluginKey<number | null>('slashTrigger')

/** The text between the slash at a position and the caret; null when the caret has left it. */
function queryAt({ doc, selection }: EditorState, at: number): string | null {
  const { $from, empty, from } = selection
  if (!empty || at < $from.start() || at >= from) return null
  const text = doc.textBetween(at, from, '\n', '\n')
  return /^\/(?:[^\s/][^\n/]{0,30})?$/.exec(text) ? text.slice(1) : null
}

/** True after a slash was typed at the start of a block, or after spaces in an otherwise empty one. */
function isTrigger(tr: Transaction, { selection }: EditorState): boolean {
  const [step, ...others] = tr.steps
  if (others.length > 0 || !(step instanceof ReplaceStep)) return false
  const { content, size } = step.slice
  if (size !== 1 || content.textBetween(0, 1) !== '/') return false
  if (tr.getMeta('addToHistory') === false || tr.getMeta('paste') || tr.getMeta('history$')) return false
  const { $from, empty } = selection
  const { parent, parentOffset } = $from
  if (!empty || !parent.isTextblock || parent.type.spec.code) return false
  const text = parent.textBetween(0, parent.content.size, '\n', '\n')
  return text.startsWith('/') ? parentOffset === 1 : /^[^\S\n]+\/$/.test(text)
}

function next(tr: Transaction, at: number | null, state: EditorState): number | null {
  if (tr.getMeta(key) === null) return null
  if (tr.docChanged && isTrigger(tr, state)) return state.selection.from - 1
  if (at === null) return null
  const { pos, deletedAfter } = tr.mapping.mapResult(at, 1)
  return deletedAfter || queryAt(state, pos) === null ? null : pos
}

/** The open menu: the position of its slash and the text typed after it. */
export function slashIn(state: EditorState): { at: number; query: string } | null {
  const at = key.getState(state) ?? null
  const query = at === null ? null : queryAt(state, at)
  return at === null || query === null ? null : { at, query }
}

/** Opens the menu of blocks and insertions when a slash is typed; `storage.handleKey` gets the keys before the text. */
export const SlashTrigger = Extension.create<object, { handleKey: HandleKey }>({
  name: 'slashTrigger',
  // Before Enter, Tab and the arrow keys of the text.
  priority: 1100,

  addStorage: () => ({ handleKey: () => false }),

  addCommands() {
    return {
      closeSlash:
        () =>
        ({ state, tr, dispatch }) => {
          if (slashIn(state) === null) return false
          if (dispatch) tr.setMeta(key, null).setMeta('addToHistory', false)
          return true
        },
      removeSlash:
        () =>
        ({ state, tr, dispatch }) => {
          const slash = slashIn(state)
          if (slash === null) return false
          const start = tr.doc.resolve(slash.at).start()
          const isIndented = tr.doc.textBetween(start, slash.at).trim() === ''
          if (dispatch) closeHistory(tr).delete(isIndented ? start : slash.at, state.selection.from)
          return true
        },
    }
  },

  addProseMirrorPlugins() {
    const { storage } = this
    return [
      new Plugin<number | null>({
        key,
        state: { init: () => null, apply: (tr, at, _before, state) => next(tr, at, state) },
        props: {
          handleKeyDown: ({ state }, event) => slashIn(state) !== null && storage.handleKey(event),
          handleDOMEvents: {
            blur: (view) => {
              if (slashIn(view.state) !== null)
                view.dispatch(view.state.tr.setMeta(key, null).setMeta('addToHistory', false))
              return false
            },
          },
        },
      }),
    ]
  },
})
