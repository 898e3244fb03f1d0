import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { AddMarkStep, RemoveMarkStep } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { FoundName, NameFinder } from '../model/name-finder.ts'

type NamesState = { find: NameFinder | null; decorations: DecorationSet }

const key = new PluginKey<NamesState>('names')
const nothing: NamesState = { find: null, decorations: DecorationSet.empty }

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    names: {
      /** Marks the names that a function finds in a text; null marks none. */
      setNames: (find: NameFinder | null) => ReturnType
    }
  }
}

/** A character that no name has; it represents pictures and other nodes without text. */
const OBJECT = '\u{FFFC}'
/** Marks whose text is no prose or has a link of its own. */
const LEFT_ALONE = ['itemLink', 'link', 'code']

function decorateBlock(doc: Node, block: Node, at: number, find: NameFinder): Decoration[] {
  if (block.type.spec.code) return []
  const text = block.textBetween(0, block.content.size, undefined, OBJECT)
  return find(text).flatMap(({ itemId, ...range }) => {
    const [from, to] = [at + 1 + range.from, at + 1 + range.to]
    const isLeftAlone = LEFT_ALONE.some((name) => {
      const type = doc.type.schema.marks[name]
      return type !== undefined && doc.rangeHasMark(from, to, type)
    })
    return isLeftAlone ? [] : [Decoration.inline(from, to, { 'data-named-item': itemId }, { itemId })]
  })
}

/** The paragraphs that a range of a document touches, by position. */
function addBlocks(blocks: Map<number, Node>, doc: Node, from: number, to: number): void {
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node, at) => {
    if (!node.isTextblock) return true
    blocks.set(at, node)
    return false
  })
}

function changedBlocks(tr: Transaction): Map<number, Node> {
  const blocks = new Map<number, Node>()
  for (const [at, step] of tr.steps.entries()) {
    const later = tr.mapping.slice(at + 1)
    const add = (from: number, to: number) => {
      addBlocks(blocks, tr.doc, later.map(from, -1), later.map(to, 1))
    }
    // A change of marks moves nothing, so its map has no range.
    if (step instanceof AddMarkStep || step instanceof RemoveMarkStep) add(step.from, step.to)
    else
      step.getMap().forEach((_from, _to, from, to) => {
        add(from, to)
      })
  }
  return blocks
}

function next(tr: Transaction, before: NamesState): NamesState {
  const change = tr.getMeta(key) as Pick<NamesState, 'find'> | undefined
  const { find } = change ?? before
  if (find === null) return nothing
  if (!change && !tr.docChanged) return before
  const blocks = change ? new Map<number, Node>() : changedBlocks(tr)
  if (change) addBlocks(blocks, tr.doc, 0, tr.doc.content.size)
  const kept = change ? DecorationSet.empty : before.decorations.map(tr.mapping, tr.doc)
  const old = change ? [] : [...blocks].flatMap(([at, { nodeSize }]) => kept.find(at, at + nodeSize))
  const found = [...blocks].flatMap(([at, block]) => decorateBlock(tr.doc, block, at, find))
  return { find, decorations: kept.remove(old).add(tr.doc, found) }
}

/** The name that includes a position or ends at it. */
export function nameAt(state: EditorState, position: number): FoundName | null {
  const [found] = key.getState(state)?.decorations.find(position, position) ?? []
  return found ? { from: found.from, to: found.to, itemId: found.spec.itemId as string } : null
}

/**
 * Marks the names of characters and locations by decorations, so that the document is not changed. Only changed
 * paragraphs are searched again.
 */
export const Names = Extension.create({
  name: 'names',
  addCommands: () => ({
    setNames:
      (find) =>
      ({ tr, dispatch }) => {
        if (dispatch) tr.setMeta(key, { find }).setMeta('addToHistory', false)
        return true
      },
  }),
  addProseMirrorPlugins: () => [
    new Plugin<NamesState>({
      key,
      state: { init: () => nothing, apply: next },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
})
