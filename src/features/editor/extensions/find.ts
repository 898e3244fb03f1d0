import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { findText, type Match } from '../model/find-text.ts'
import type { FoundInCaption } from './picture-view.ts'
import { type Replacement, replaceMatches } from './replace-matches.ts'

type FindState = {
  query: string
  isExact: boolean
  matches: readonly Match[]
  /** The index of the current match; -1 without any. */
  current: number
  /** A counter of navigations; each increment scrolls to the current match. */
  reveals: number
  decorations: DecorationSet
}
type FindChange = { query: string; isExact: boolean } | { current: number }

const key = new PluginKey<FindState>('find')
const nothing: FindState = {
  query: '',
  isExact: false,
  matches: [],
  current: -1,
  reveals: 0,
  decorations: DecorationSet.empty,
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    find: {
      setFind: (query: string, isExact: boolean) => ReturnType
      /** Goes to the next match (1) or the previous one (-1) and wraps around. */
      stepFind: (by: 1 | -1) => ReturnType
      /** Goes to a match by index, or to the last one if there are fewer. */
      showFound: (index: number) => ReturnType
      replaceFound: (by: Replacement) => ReturnType
      /** Replaces every match in one undoable step. */
      replaceAllFound: (by: Replacement) => ReturnType
    }
  }
}

/** The search state: query, matches and current match. */
export const findIn = (state: EditorState): FindState => key.getState(state) ?? nothing

/** The number of highlighted matches before and after the current one; more make typing slow. */
const HIGHLIGHTED = 500

function decorate(doc: EditorState['doc'], matches: readonly Match[], current: number): DecorationSet {
  const start = Math.max(0, current - HIGHLIGHTED)
  return DecorationSet.create(
    doc,
    matches.slice(start, current + HIGHLIGHTED).map(({ from, to, caption }, index) => {
      const isCurrent = start + index === current
      if (!caption) return Decoration.inline(from, to, { 'data-found': isCurrent ? 'current' : 'other' })
      const foundInCaption: FoundInCaption = { ...caption, isCurrent }
      return Decoration.node(from, to, {}, { foundInCaption })
    }),
  )
}

function next(tr: Transaction, before: FindState, state: EditorState): FindState {
  const change = tr.getMeta(key) as FindChange | undefined
  if (!change && (!tr.docChanged || before.query === '')) return before
  if (change && 'current' in change) {
    return {
      ...before,
      current: change.current,
      reveals: before.reveals + 1,
      decorations: decorate(tr.doc, before.matches, change.current),
    }
  }
  const { query, isExact } = change ?? before
  if (query === '') return nothing
  const matches = findText(tr.doc, query, isExact)
  const start = change ? state.selection.from : (before.matches[before.current]?.from ?? 0)
  const after = matches.findIndex(({ from }) => from >= start)
  const current = matches.length === 0 ? -1 : Math.max(0, after)
  const { reveals } = before
  return { query, isExact, matches, current, reveals, decorations: decorate(tr.doc, matches, current) }
}

function goTo(tr: Transaction, matches: readonly Match[], index: number) {
  const match = matches[index]
  if (!match) return
  tr.setMeta(key, { current: index }).setMeta('addToHistory', false)
  // Behind a picture instead of on it, so that no key replaces it.
  tr.setSelection(TextSelection.create(tr.doc, match.caption ? match.to : match.from, match.to))
}

/** Scrolls to the current match, because ProseMirror scrolls only while the text has focus. */
function reveal(view: EditorView, before: EditorState) {
  if (findIn(view.state).reveals === findIn(before).reveals) return
  view.dom.querySelector('[data-found=current]')?.scrollIntoView({ block: 'center' })
}

/** Find and replace in the open document. */
export const Find = Extension.create({
  name: 'find',
  addCommands() {
    return {
      setFind:
        (query, isExact) =>
        ({ tr, dispatch }) => {
          if (dispatch) tr.setMeta(key, { query, isExact }).setMeta('addToHistory', false)
          return true
        },
      stepFind:
        (by) =>
        ({ state, tr, dispatch }) => {
          const { matches, current } = findIn(state)
          if (matches.length === 0) return false
          if (dispatch) goTo(tr, matches, (current + by + matches.length) % matches.length)
          return true
        },
      showFound:
        (index) =>
        ({ state, tr, dispatch }) => {
          const { matches } = findIn(state)
          if (matches.length === 0) return false
          const match = matches[Math.min(index, matches.length - 1)]
          if (!dispatch || !match) return true
          goTo(tr, matches, matches.indexOf(match))
          // The caret is behind the match, so that the next key does not replace it.
          tr.setSelection(TextSelection.create(tr.doc, match.to))
          return true
        },
      replaceFound:
        (by) =>
        ({ state, tr, dispatch }) => {
          const { matches, current } = findIn(state)
          const match = matches[current]
          if (!match) return false
          if (dispatch) replaceMatches(tr, [match], by)
          return true
        },
      replaceAllFound:
        (by) =>
        ({ state, tr, dispatch }) => {
          const { matches } = findIn(state)
          if (matches.length === 0) return false
          if (dispatch) replaceMatches(tr, matches, by)
          return true
        },
    }
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key,
        state: { init: () => nothing, apply: (tr, before, _old, state) => next(tr, before, state) },
        view: () => ({ update: reveal }),
        props: { decorations: (state) => findIn(state).decorations },
      }),
    ]
  },
})
