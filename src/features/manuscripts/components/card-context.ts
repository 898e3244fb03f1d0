import type { ItemSummary } from '@contract/items.ts'
import { createContext, use } from 'react'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import type { ItemActions } from '../model/item-actions.ts'
import type { DropSpot } from '../model/moves.ts'

/** The commands of the cards; the object is stable between renders, so that cards stay memoised. */
export type CardCommands = Readonly<{
  manuscriptId: string
  /** Whether cards can be moved and edited. */
  mayEdit: boolean
  actions: ItemActions
  open: (item: ItemSummary) => void
  /** The menu of a card, or of all selected ones if it is one of them. */
  menuFor: (item: ItemSummary, onRename?: () => void) => { label: string | null; entries: ContextMenuItem[] }
  /** The menu of a folder that is shown as a group. */
  folderMenu: (item: ItemSummary, onRename: () => void) => ContextMenuItem[]
  /** Selects by a click with a key, or by any while cards are picked. */
  click: (id: string, keys: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) => void
  /** The number of cards in a row. */
  columns: () => number
  /** Moves a card by a number of places, or into the next group, and announces it. */
  shift: (id: string, steps: number) => void
  mayDrop: (id: string, targetId: string, spot: DropSpot) => boolean
  /** Whether a drop beside the cards of a group changes an item. */
  mayDropInGroup: (id: string, groupId: string | null) => boolean
}>

/** The commands of the surrounding corkboard. */
export const CardContext = createContext<CardCommands | null>(null)

export function useCards(): CardCommands {
  const commands = use(CardContext)
  if (!commands) throw new Error('A card needs a Corkboard around it')
  return commands
}
