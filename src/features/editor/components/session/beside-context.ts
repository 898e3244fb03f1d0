import { createContext } from 'react'

/** True for a text in the pane beside the one that is written: its keys are those pressed in the pane. */
export const BesideContext = createContext(false)
