import { Extension } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { sentenceAt } from '../model/sentences.ts'

type CurrentBlockOptions = { language: () => string }

/** True while the sentence at the cursor is marked in its block. */
const key = new PluginKey<boolean>('currentBlock')

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    currentBlock: {
      /** Marks the sentence at the cursor too, or the block alone. */
      setFocusOnSentence: (isOn: boolean) => ReturnType
    }
  }
}

/** A line break ends a sentence; a picture does not. */
const leafText = ({ type }: Node) => (type.name === 'hardBreak' ? '\n' : '\u{FFFC}')

/** The sentence at a position; a code block is one. */
function sentenceOf({ parent, parentOffset, pos }: ResolvedPos, language: string) {
  const text = parent.textBetween(0, parent.content.size, undefined, leafText)
  const { from, to } = parent.type.spec.code
    ? { from: 0, to: text.length }
    : sentenceAt(text, parentOffset, language)
  const start = pos - parentOffset
  return { from: start + from, to: start + to }
}

function decorate({ doc, selection }: EditorState, language: string | null): DecorationSet {
  const { $from, $to } = selection
  if ($from.depth === 0) return DecorationSet.empty
  const decorations: Decoration[] = []
  const isBySentence = language !== null && $from.parent.isTextblock && $to.parent.isTextblock
  const first = $from.index(0)
  const last = $to.index(0)
  let at = $from.before(1)
  for (let index = first; index <= last && index < doc.childCount; index++) {
    const { nodeSize } = doc.child(index)
    const current = isBySentence ? 'sentence' : ''
    decorations.push(Decoration.node(at, at + nodeSize, { 'data-current': current }))
    at += nodeSize
  }
  if (isBySentence) {
    const { from } = sentenceOf($from, language)
    const { to } = sentenceOf($to, language)
    if (from < to) decorations.push(Decoration.inline(from, to, { 'data-sentence': '' }))
  }
  return DecorationSet.create(doc, decorations)
}

/** Marks the block at the cursor, which focus mode highlights, or the sentence in it. */
export const CurrentBlock = Extension.create<CurrentBlockOptions>({
  name: 'currentBlock',
  addOptions: () => ({ language: () => 'en' }),
  addCommands: () => ({
    setFocusOnSentence:
      (isOn) =>
      ({ tr, dispatch }) => {
        if (dispatch) tr.setMeta(key, isOn).setMeta('addToHistory', false)
        return true
      },
  }),
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin<boolean>({
        key,
        state: { init: () => false, apply: (tr, isOn) => (tr.getMeta(key) as boolean | undefined) ?? isOn },
        props: {
          decorations: (state) => decorate(state, key.getState(state) ? options.language() : null),
        },
      }),
    ]
  },
})
