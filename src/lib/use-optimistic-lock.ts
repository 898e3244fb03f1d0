import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'
import { showFormError } from './form-errors.ts'

type Revised<Values extends FieldValues, Output, Thing> = {
  form: UseFormReturn<Values, unknown, Output>
  /** What the form began with; nothing for something new. */
  start: Thing
  /** What the form shows of a thing. */
  valuesOf: (thing: NonNullable<Thing>) => Values
  /** The thing as it is now, once a call was refused because somebody else had changed it. */
  latest: (refusal: ApiError) => Promise<NonNullable<Thing> | null> | NonNullable<Thing> | null
  /** Puts a refusal into words of ours. */
  translateError?: (error: unknown) => unknown
}

/**
 * Saves what a form changes against the state it began from. What somebody else saved meanwhile is never overwritten
 * unseen: `conflict` holds until one has chosen whose version stays. Other refusals are shown at their fields.
 */
export function useOptimisticLock<Values extends FieldValues, Output, Thing>(
  options: Revised<Values, Output, Thing>,
) {
  const { form, start, valuesOf, latest, translateError = (error: unknown) => error } = options
  const [base, setBase] = useState(start)
  const [theirs, setTheirs] = useState<NonNullable<Thing> | null>(null)
  const settle = () => {
    if (theirs !== null) setBase(theirs)
    setTheirs(null)
  }
  return {
    /** The state the next saving starts from. */
    base,
    attempt: async (save: (base: Thing) => Promise<unknown>) => {
      try {
        await save(base)
      } catch (error) {
        const isLate = error instanceof ApiError && error.code === 'conflict'
        const now = isLate ? await latest(error) : null
        if (now === null) showFormError(form, translateError(error))
        else setTheirs(now)
      }
    },
    /** What they saved, and the two ways on. */
    conflict:
      theirs === null
        ? null
        : {
            theirs,
            onKeepMine: settle,
            onTakeTheirs: () => {
              form.reset(valuesOf(theirs))
              settle()
            },
          },
  }
}
