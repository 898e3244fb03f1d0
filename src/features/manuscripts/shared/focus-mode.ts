import { createContext } from 'react'

/** Style props of what focus mode shows instead of the whole screen. */
export const coversWindow = { position: 'fixed', inset: '0', zIndex: 'overlay' } as const

/**
 * Focus mode of the surrounding screen, for the texts that are written where they are read; null around texts
 * without a focus mode.
 */
export const FocusModeContext = createContext<{
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
} | null>(null)
