import { createContext, use } from 'react'

/** The form state that a form reports to its dialog or drawer. */
export type FrameReport = { isDirty: boolean; isBusy: boolean }

/** The functions that a dialog or drawer offers to its content. */
export type FrameControl = {
  /** Closes as Escape does: asks about unsaved changes, and does nothing while a request is pending. */
  close: () => void
  /** Reports the state of a form; null when the form unmounts. */
  report: (source: string, report: FrameReport | null) => void
}

export const FrameContext = createContext<FrameControl | null>(null)

/** The surrounding dialog or drawer, or null. */
export const useFrame = (): FrameControl | null => use(FrameContext)
