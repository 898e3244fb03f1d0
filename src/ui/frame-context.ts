import { createContext, use } from 'react'

/** What a form tells the frame it stands in. */
export type FrameReport = { isDirty: boolean; isBusy: boolean }

/** What a dialog or drawer offers to what stands in it. */
export type FrameControl = {
  /** Closes it as Escape does: asks first if something is unsaved, and stays while something is being sent. */
  close: () => void
  /** Tells how it stands with a form; nothing when the form goes. */
  report: (source: string, report: FrameReport | null) => void
}

/** Carries the frame to what stands in it. */
export const FrameContext = createContext<FrameControl | null>(null)

/** The dialog or drawer one stands in, if any. */
export const useFrame = (): FrameControl | null => use(FrameContext)
