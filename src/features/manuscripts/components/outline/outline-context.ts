import type { ItemSummary } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { createContext, use } from 'react'
import type { ItemActions } from '../../model/item-actions.ts'
import type { BinderCommands } from '../../shared/binder/binder-context.ts'

/** The commands of the outline's rows; the object is stable between renders, so that rows stay memoised. */
export type OutlineCommands = Omit<BinderCommands, 'endRename' | 'click'> &
  Readonly<{
    manuscriptId: string
    /** Whether rows can be moved and edited. */
    mayEdit: boolean
    actions: ItemActions
    vocabulary: () => Pick<ManuscriptDetail, 'labels' | 'statuses'>
    /** Selects rows by a click: one, or with Shift a range, or with Ctrl or Cmd one more. */
    selectBy: (id: string, keys: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) => void
    /** Opens the item, as Enter does. */
    openItem: (item: ItemSummary) => void
    /** Called by a row that started the edit of its title. */
    renameStarted: () => void
    /** Gives the focus back to the outline after an edit that a key ended. */
    focus: () => void
  }>

/** The commands of the surrounding outline. */
export const OutlineContext = createContext<OutlineCommands | null>(null)

export function useOutlineCommands(): OutlineCommands {
  const commands = use(OutlineContext)
  if (!commands) throw new Error('A row of the outline needs an Outliner around it')
  return commands
}
