import type { Item, ItemComment } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import type { Editor } from '@tiptap/core'
import { createContext, type RefObject, use, useSyncExternalStore } from 'react'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import type { ItemSession } from '../../model/item-session.ts'
import type { ItemSessionState } from '../../model/item-session-types.ts'
import type { FoundName } from '../../model/name-finder.ts'

export type EditorDialogName = 'link' | 'item-link' | 'name-revision' | 'shortcuts' | 'conflict' | null

/** A name whose card is open; it has the focus when it was opened by a key. */
export type OpenName = FoundName & { isByKey: boolean }

/** The shared state of the components around an open item. */
export type EditorContextValue = {
  manuscript: ManuscriptDetail
  itemId: string
  /** The language of the text: its own, or that of the manuscript. */
  language: string
  /** A stable object, unlike the tree. */
  actions: LoadedManuscript['actions']
  comments: readonly ItemComment[]
  session: ItemSession
  editor: Editor
  canWrite: boolean
  dialog: EditorDialogName
  setDialog: (dialog: EditorDialogName) => void
  isFinding: boolean
  setFinding: (isFinding: boolean) => void
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
  /** The kind of note being written for the held selection. */
  composing: 'comment' | 'footnote' | null
  /** Begins a note for the selection, after the one that is being saved. */
  compose: (kind: 'comment' | 'footnote') => void
  /** Ends composing; has no effect while the note is being saved. */
  endComposing: () => void
  /** The save of a new note, which resolves to whether it is stored; null when none is being saved. */
  savingNote: RefObject<Promise<boolean> | null>
  /** The footnote that is open beside its mark. */
  openNote: string | null
  setOpenNote: (id: string | null) => void
  openName: OpenName | null
  setOpenName: (name: OpenName | null) => void
  /** Asks for picture files and inserts them at the caret. */
  pickPicture: () => void
  /** Opens another item in this editor. */
  openItem: (itemId: string) => void
  /** Shows another item beside this one; missing where there is no room. */
  openBeside: ((itemId: string) => void) | undefined
  /** Whether the second part of a split text is opened; a screen that shows both does not. */
  opensParts: boolean
  /** True when notes are in the margin; otherwise the inspector lists them. */
  hasMargin: boolean
  setMargin: (hasMargin: boolean) => void
}

export const EditorContext = createContext<EditorContextValue | null>(null)

export function useEditorContext(): EditorContextValue {
  const value = use(EditorContext)
  if (!value) throw new Error('useEditorContext needs an open item above it')
  return value
}

/** The tree of the manuscript, which changes at each save, and its actions. */
export const TreeContext = createContext<Pick<LoadedManuscript, 'tree' | 'actions'> | null>(null)

export function useTree(): Pick<LoadedManuscript, 'tree' | 'actions'> {
  const value = use(TreeContext)
  if (!value) throw new Error('useTree needs an open item above it')
  return value
}

/** Subscribes to one part of the state of the open item; its other changes, such as the phase of a save, render nothing. */
export const useSessionState = <Part>(
  session: ItemSession,
  select: (state: ItemSessionState) => Part,
): Part => useSyncExternalStore(session.state.subscribe, () => select(session.state.get()))

/** Subscribes to a field of the open item, with its unsaved change. */
export const useShown = <Name extends keyof Item>(session: ItemSession, name: Name): Item[Name] =>
  useSessionState(session, ({ shown }) => shown[name])
