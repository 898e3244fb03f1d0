import { createContext } from 'react'

/** Whether shortcuts of a single letter are on; the app provides the setting. */
export const CharacterKeys = createContext(true)
