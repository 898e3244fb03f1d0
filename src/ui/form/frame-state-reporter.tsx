import { useEffect, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { useFrame } from '../frame-context.ts'

/** Tells the dialog or drawer around a form whether it holds something unsaved, and whether it is being sent. */
export function FrameStateReporter({ isKept }: { isKept: boolean }) {
  const id = useId()
  const frame = useFrame()
  const { isDirty, isSubmitting } = useFormState()
  useEffect(() => {
    frame?.report(id, { isDirty: isDirty && !isKept, isBusy: isSubmitting })
  }, [frame, id, isKept, isDirty, isSubmitting])
  useEffect(() => () => frame?.report(id, null), [frame, id])
  return null
}
