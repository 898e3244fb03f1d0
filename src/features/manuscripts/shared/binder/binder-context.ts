import type { ItemSummary } from '@contract/items.ts'
import { createContext, use } from 'react'
import type { DropSpot } from '../../model/moves.ts'

/** What a line of the binder may ask for. Stable from render to render, so that lines stay memoised. */
export type BinderCommands = Readonly<{
  toggle: (id: string) => void
  /** Makes the line the current one and shows what it stands for. */
  select: (id: string) => void
  open: (id: string) => void
  showMenu: (id: string, point: { x: number; y: number }) => void
  endRename: (item: ItemSummary, title: string | null) => void
  expand: (id: string) => void
  mayDrop: (id: string, targetId: string, spot: DropSpot) => boolean
}>

/** The commands of the binder one stands in. */
export const BinderContext = createContext<BinderCommands | null>(null)

/** The commands of the binder around. */
export function useBinderCommands(): BinderCommands {
  const commands = use(BinderContext)
  if (!commands) throw new Error('A line of the binder needs a Binder around it')
  return commands
}
