import type { LucideIcon } from 'lucide-react'

type Flag = boolean | (() => boolean)

/** One item of a context menu. */
export type ContextMenuItem = {
  id: string
  label: string
  icon?: LucideIcon
  /** May be asynchronous; the action reports its own failure, and a rejection is only logged. */
  action?: () => void | Promise<void>
  /** The action moves the focus to a field: the menu is closed before it on a phone too. */
  takesFocus?: boolean
  hidden?: Flag
  disabled?: Flag
  /** Why the action is not possible now: disables the item and is shown with it. */
  disabledReason?: string | undefined
  danger?: boolean
  /** Renders a divider instead of an item. */
  separator?: boolean
  children?: readonly ContextMenuItem[]
}

/** The pointer position in the window. */
export type Point = { x: number; y: number }
