import { createContext } from 'react'

/** True when single-character shortcuts are on; the app provides the setting. */
export const CharacterKeys = createContext(true)
