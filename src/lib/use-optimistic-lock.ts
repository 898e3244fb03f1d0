import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'
import { showFormError } from './form-errors.ts'

type LockOptions<Values extends FieldValues, Output, Thing> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The row that the form was opened with; null for a new one. */
  start: Thing
  /** The form's values of a row. */
  valuesOf: (thing: NonNullable<Thing>) => Values
  /** Loads the current row after a call was refused because another user had changed it. */
  latest: (refusal: ApiError) => Promise<NonNullable<Thing> | null> | NonNullable<Thing> | null
  /** Translates a refusal. */
  translateError?: (error: unknown) => unknown
}

/**
 * Saves a form against the row it was loaded from. `conflict` holds until the user chooses a version; other
 * refusals are shown at their fields.
 */
export function useOptimisticLock<Values extends FieldValues, Output, Thing>(
  options: LockOptions<Values, Output, Thing>,
) {
  const { form, start, valuesOf, latest, translateError = (error: unknown) => error } = options
  const [base, setBase] = useState(start)
  const [theirs, setTheirs] = useState<NonNullable<Thing> | null>(null)
  const resolve = () => {
    if (theirs !== null) setBase(theirs)
    setTheirs(null)
  }
  return {
    /** The row that the next save is based on. */
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
    /** The other user's version and the two ways to resolve the conflict. */
    conflict:
      theirs === null
        ? null
        : {
            theirs,
            onKeepMine: resolve,
            onTakeTheirs: () => {
              form.reset(valuesOf(theirs))
              resolve()
            },
          },
  }
}
