import { createContext } from 'react'

type BesidePaneState = {
  /** Whether the inspector of the item is open over the pane. */
  isInspecting: boolean
  setInspecting: (isInspecting: boolean) => void
}

/**
 * The pane beside the text that is written, for the text in it: its keys are those pressed in the pane. Null for any
 * other text.
 */
export const BesideContext = createContext<BesidePaneState | null>(null)
