import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { needsParagraphAfter } from '../model/last-paragraph.ts'
import { REMOTE_CHANGE } from './apply-remote-body.ts'

const needsOne = (block: Node | undefined) =>
  block !== undefined && needsParagraphAfter(block.type.name, block.lastChild?.type.name)
const isBare = (block: Node) =>
  block.type.name === 'paragraph' && block.childCount === 0 && !block.attrs.textAlign

/** True when the last block is the empty paragraph after a table, image or list. */
const endsInSpare = (doc: Node) =>
  doc.childCount > 1 && isBare(doc.child(doc.childCount - 1)) && needsOne(doc.child(doc.childCount - 2))

/**
 * Keeps an empty paragraph after a final table, image or list, so that text can follow; `documentJson` omits
 * it while empty.
 */
export const LastParagraph = Extension.create({
  name: 'lastParagraph',
  addProseMirrorPlugins() {
    const { paragraph } = this.editor.schema.nodes
    return [
      new Plugin({
        appendTransaction: (transactions, before, { doc, selection, tr }) => {
          const { lastChild } = doc
          if (!paragraph || !lastChild || !transactions.some(({ docChanged }) => docChanged)) return null
          if (needsOne(lastChild)) return tr.insert(doc.content.size, paragraph.create())
          const start = doc.content.size - lastChild.nodeSize
          const isSpare =
            endsInSpare(before.doc) && !endsInSpare(doc) && doc.childCount > 1 && isBare(lastChild)
          const isRemote = transactions.some((transaction) => transaction.getMeta(REMOTE_CHANGE))
          return isSpare && !isRemote && selection.to < start ? tr.delete(start, doc.content.size) : null
        },
      }),
    ]
  },
})
