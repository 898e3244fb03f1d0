import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Marks the block at the cursor, which focus mode highlights. */
export const CurrentBlock = Extension.create({
  name: 'currentBlock',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations({ doc, selection }) {
            const { $from, $to } = selection
            if ($from.depth === 0) return DecorationSet.empty
            const decorations: Decoration[] = []
            const first = $from.index(0)
            const last = $to.index(0)
            let at = $from.before(1)
            for (let index = first; index <= last && index < doc.childCount; index++) {
              const { nodeSize } = doc.child(index)
              decorations.push(Decoration.node(at, at + nodeSize, { 'data-current': '' }))
              at += nodeSize
            }
            return DecorationSet.create(doc, decorations)
          },
        },
      }),
    ]
  },
})
