import type { ItemSummary } from '@contract/items.ts'
import { createContext, use } from 'react'
import type { DropSpot } from '../../model/moves.ts'

/** Commands for binder rows; the object is stable between renders, so that rows stay memoised. */
export type BinderCommands = Readonly<{
  toggle: (id: string) => void
  /** Makes the row current and shows its item. */
  select: (id: string) => void
  /** Selects by a click: shows the item, or with a key of the keyboard adds rows to the selection. */
  click: (id: string, keys: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) => void
  open: (id: string) => void
  showMenu: (id: string, point: { x: number; y: number }) => void
  endRename: (item: ItemSummary, title: string | null) => void
  expand: (id: string) => void
  mayDrop: (id: string, targetId: string, spot: DropSpot) => boolean
}>

/** The commands of the surrounding binder. */
export const BinderContext = createContext<BinderCommands | null>(null)

export function useBinderCommands(): BinderCommands {
  const commands = use(BinderContext)
  if (!commands) throw new Error('A line of the binder needs a Binder around it')
  return commands
}
