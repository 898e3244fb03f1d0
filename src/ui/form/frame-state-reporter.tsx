import { useEffect, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { useFrame } from '../overlay/frame-context.ts'

/** Reports to the surrounding dialog or drawer whether the form is dirty and whether it submits. */
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
