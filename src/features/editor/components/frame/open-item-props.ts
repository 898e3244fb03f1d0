import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import type { Panes } from './panes.ts'

/** The props of the editor layout for the open item. */
export type OpenItemProps = {
  open: LoadedManuscript
  itemId: string
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
  onOpenItem: (itemId: string) => void
  onOpenBeside: ((itemId: string) => void) | undefined
  panes: Panes
}
