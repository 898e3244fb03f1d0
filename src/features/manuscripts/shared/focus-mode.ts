import { createContext } from 'react'

/** Focus mode of the page of a manuscript, for the continuous text in it; null around texts without a focus mode. */
export const FocusModeContext = createContext<{
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
} | null>(null)
