import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Anchor, anchorAt, findAnchors } from '../model/anchors.ts'
import { noteRange } from '../model/note-range.ts'

type AnchorsState = {
  anchors: readonly Anchor[]
  decorations: DecorationSet
  /** The anchor of the active note. */
  activeId: string | null
  resolvedIds: ReadonlySet<string>
  /** The range of a new note, before it is saved. */
  composing: { from: number; to: number } | null
}
type Change = Partial<Pick<AnchorsState, 'activeId' | 'resolvedIds' | 'composing'>>

const key = new PluginKey<AnchorsState>('anchors')

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    anchors: {
      setActiveAnchor: (id: string | null) => ReturnType
      setResolvedAnchors: (ids: ReadonlySet<string>) => ReturnType
      /** Holds the selection, or the word at the caret, while a note for it is written. */
      startComposing: (kind: Anchor['kind']) => ReturnType
      stopComposing: () => ReturnType
      /** Moves the cursor behind the held selection, so that the user can type while the note is saved. */
      leaveHeldSelection: () => ReturnType
      /** Adds an anchor to the held range, which may have moved. */
      placeAnchor: (kind: Anchor['kind'], id: string) => ReturnType
      removeAnchor: (id: string) => ReturnType
    }
  }
}

/** The anchors of a state in text order. */
export const anchorsIn = (state: EditorState): readonly Anchor[] => key.getState(state)?.anchors ?? []
/** The anchor of the active note. */
export const activeAnchorIn = (state: EditorState): string | null => key.getState(state)?.activeId ?? null
/** The range of a new note. */
export const composingIn = (state: EditorState) => key.getState(state)?.composing ?? null

function decorate(state: Omit<AnchorsState, 'decorations'>, doc: EditorState['doc']): DecorationSet {
  const decorations: Decoration[] = []
  let number = 0
  for (const { id, kind, from, to } of state.anchors) {
    const isActive = id === state.activeId
    if (kind === 'footnote') {
      number += 1
      // The number is on the last character, so that it renders once when marks split the text.
      decorations.push(Decoration.inline(to - 1, to, { 'data-footnote-number': String(number) }))
    }
    // A resolved comment has no highlight.
    if (kind === 'comment' && !state.resolvedIds.has(id))
      decorations.push(Decoration.inline(from, to, { 'data-commented': '' }))
    if (isActive) decorations.push(Decoration.inline(from, to, { 'data-anchor': 'active' }))
  }
  if (state.composing) {
    decorations.push(
      Decoration.inline(state.composing.from, state.composing.to, { 'data-anchor': 'composing' }),
    )
  }
  return DecorationSet.create(doc, decorations)
}

function mapRange(range: AnchorsState['composing'], tr: Transaction) {
  if (!range || !tr.docChanged) return range
  const from = tr.mapping.map(range.from, 1)
  // A footnote without a word follows what is typed at its place.
  if (range.from === range.to) return { from, to: from }
  const to = tr.mapping.map(range.to, -1)
  return from < to ? { from, to } : null
}

function next(tr: Transaction, before: AnchorsState): AnchorsState {
  const change = tr.getMeta(key) as Change | undefined
  if (!change && !tr.docChanged && !tr.selectionSet) return before
  const anchors = tr.docChanged ? findAnchors(tr.doc) : before.anchors
  // The text of a resolved comment is highlighted on request only.
  const open = (all: readonly Anchor[]) => all.filter(({ id }) => !before.resolvedIds.has(id))
  const state = {
    anchors,
    activeId: tr.selectionSet ? (anchorAt(open(anchors), tr.selection.head)?.id ?? null) : before.activeId,
    resolvedIds: before.resolvedIds,
    composing: mapRange(before.composing, tr),
    ...change,
  }
  if (!change && !tr.docChanged && state.activeId === before.activeId) return before
  return { ...state, decorations: decorate(state, tr.doc) }
}

/**
 * Tracks the anchors of comments and footnotes, highlights open comments, numbers the footnotes and activates the note at
 * the cursor.
 */
export const Anchors = Extension.create({
  name: 'anchors',
  addCommands() {
    const set =
      (change: Change) =>
      ({ tr, dispatch }: { tr: Transaction; dispatch: unknown }) => {
        if (dispatch) tr.setMeta(key, change).setMeta('addToHistory', false)
        return true
      }
    return {
      setActiveAnchor: (activeId) => set({ activeId }),
      setResolvedAnchors: (resolvedIds) => set({ resolvedIds }),
      startComposing:
        (kind) =>
        ({ state, tr, dispatch }) => {
          const range = noteRange(state, kind)
          return range !== null && set({ composing: range })({ tr, dispatch })
        },
      stopComposing: () => set({ composing: null }),
      leaveHeldSelection:
        () =>
        ({ state, tr, dispatch }) => {
          const range = composingIn(state)
          const { from, to } = state.selection
          if (!range || from !== range.from || to !== range.to) return false
          if (dispatch) tr.setSelection(TextSelection.near(tr.doc.resolve(to), -1))
          return true
        },
      placeAnchor:
        (kind, id) =>
        ({ state, tr, dispatch }) => {
          const range = composingIn(state)
          const type = state.schema.marks[kind]
          if (!range || !type) return false
          if (!dispatch) return true
          const { from } = range
          // A mark needs a character: without a word it is a space that does not break.
          if (from === range.to) tr.insertText('\u00a0', from)
          tr.addMark(from, Math.max(range.to, from + 1), type.create({ id })).setMeta(key, {
            composing: null,
            activeId: id,
          })
          return true
        },
      removeAnchor:
        (id) =>
        ({ state, tr, dispatch }) => {
          if (!dispatch) return true
          state.doc.descendants((node, at) => {
            for (const mark of node.marks) {
              if (mark.attrs.id === id) tr.removeMark(at, at + node.nodeSize, mark)
            }
          })
          return true
        },
    }
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<AnchorsState>({
        key,
        state: {
          init: (_config, { doc }) => {
            const state = {
              anchors: findAnchors(doc),
              activeId: null,
              resolvedIds: new Set<string>(),
              composing: null,
            }
            return { ...state, decorations: decorate(state, doc) }
          },
          apply: next,
        },
        props: {
          decorations: (state) => key.getState(state)?.decorations,
        },
      }),
    ]
  },
})
