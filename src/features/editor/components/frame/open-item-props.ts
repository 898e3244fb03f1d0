import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import type { Panes } from './panes.ts'

/** The props of the editor layout for the open item. */
export type OpenItemProps = {
  open: OpenManuscript & { manuscript: NonNullable<OpenManuscript['manuscript']> }
  itemId: string
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
  onOpenItem: (itemId: string) => void
  panes: Panes
}
