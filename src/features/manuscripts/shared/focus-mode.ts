import { createContext } from 'react'

/**
 * Focus mode of the surrounding screen, for the texts that are written where they are read; null around texts
 * without a focus mode.
 */
export const FocusModeContext = createContext<{
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
} | null>(null)
