import type { LucideIcon } from 'lucide-react'

type Flag = boolean | (() => boolean)

/** One line of a context menu. */
export type ContextMenuItem = {
  id: string
  label: string
  icon?: LucideIcon
  /** May be asynchronous; it tells of its own failing, a rejection is only logged. */
  action?: () => void | Promise<void>
  hidden?: Flag
  disabled?: Flag
  danger?: boolean
  /** A dividing line instead of an item. */
  separator?: boolean
  children?: readonly ContextMenuItem[]
}

/** Where the pointer was, in the window. */
export type Point = { x: number; y: number }
