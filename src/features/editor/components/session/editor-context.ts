import type { ItemComment } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import type { Editor } from '@tiptap/core'
import { createContext, use } from 'react'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useStore } from '@/lib/external-store.ts'
import type { EditorSession } from '../../api/editor-session.ts'
import type { ItemSession, ItemSessionState } from '../../model/item-session.ts'

/** What a dialog of the editor is about. */
export type EditorDialogName =
  | 'link'
  | 'item-link'
  | 'picture'
  | 'name-revision'
  | 'shortcuts'
  | 'conflict'
  | null

/** What every part of an open item stands on. */
export type EditorContextValue = {
  manuscript: ManuscriptDetail
  tree: OpenManuscript['tree']
  actions: OpenManuscript['actions']
  itemId: string
  comments: readonly ItemComment[]
  desk: EditorSession
  session: ItemSession
  editor: Editor
  canWrite: boolean
  dialog: EditorDialogName
  setDialog: (dialog: EditorDialogName) => void
  isFinding: boolean
  setFinding: (isFinding: boolean) => void
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
  /** Which kind of note is being written for the words held. */
  composing: 'comment' | 'footnote' | null
  compose: (kind: 'comment' | 'footnote') => void
  endComposing: () => void
  /** Opens another item in this editor. */
  openItem: (itemId: string) => void
  /** Whether notes stand beside the text; if not, the inspector lists them. */
  hasMargin: boolean
  setMargin: (hasMargin: boolean) => void
}

export const EditorContext = createContext<EditorContextValue | null>(null)

/** What the parts of an open item share. */
export function useEditorContext(): EditorContextValue {
  const value = use(EditorContext)
  if (!value) throw new Error('useDesk needs an open item above it')
  return value
}

/** Follows the session of the open item. */
export const useSessionState = (session: ItemSession): ItemSessionState => useStore(session.state)
