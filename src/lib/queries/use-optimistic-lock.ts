import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'
import { showFormError } from '../api/form-errors.ts'
import type { ReasonWords } from '../api/refusal.ts'
import { fieldsThatDiffer, withOwnFields } from '../storage/untouched-fields.ts'

type LockOptions<Values extends FieldValues, Output, Thing> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The row that the form was opened with; null for a new one. */
  start: Thing
  /** The form's values of a row. */
  valuesOf: (thing: NonNullable<Thing>) => Values
  /** Loads the current row after a call was refused because another user had changed it. */
  latest: (refusal: ApiError) => Promise<NonNullable<Thing> | null> | NonNullable<Thing> | null
  /** More precise words of refused fields. */
  words?: ReasonWords
}

/** Another user's save: the row, who saved it, and the fields that differ from the row the form was opened with. */
type Newer<Values, Thing> = { theirs: Thing; changedBy: string; changed: readonly (keyof Values & string)[] }

/**
 * Saves a form against the row it was loaded from. `conflict` holds until the user chooses a version; other
 * refusals are shown at their fields.
 */
export function useOptimisticLock<Values extends FieldValues, Output, Thing>(
  options: LockOptions<Values, Output, Thing>,
) {
  const { form, start, valuesOf, latest, words } = options
  const [base, setBase] = useState(start)
  const [newer, setNewer] = useState<Newer<Values, NonNullable<Thing>> | null>(null)
  const baseValues = () => (base === null || base === undefined ? null : valuesOf(base))
  const resolve = (theirs: NonNullable<Thing>) => {
    setBase(theirs)
    setNewer(null)
  }
  return {
    /** The row that the next save is based on. */
    base,
    attempt: async (save: (base: Thing) => Promise<unknown>) => {
      try {
        await save(base)
      } catch (error) {
        const isLate = error instanceof ApiError && error.code === 'conflict'
        const theirs = isLate ? await latest(error) : null
        if (theirs === null) return showFormError(form, error, words ? { words } : {})
        const before = baseValues()
        setNewer({
          theirs,
          changedBy: isLate ? editorOf(error.body) : '',
          changed: before ? fieldsThatDiffer(before, valuesOf(theirs)) : [],
        })
      }
    },
    /** The other user's version and the two ways to resolve the conflict. */
    conflict:
      newer === null
        ? null
        : {
            ...newer,
            /** Keeps the fields that the user has changed; all others are those of the newer row. */
            onKeepMine: () => {
              const { theirs } = newer
              const mine = form.getValues()
              const merged = withOwnFields(baseValues() ?? mine, mine, valuesOf(theirs))
              form.reset(valuesOf(theirs))
              for (const name of fieldsThatDiffer(valuesOf(theirs), merged))
                form.setValue(name as never, merged[name] as never, { shouldDirty: true })
              resolve(theirs)
            },
            onTakeTheirs: () => {
              form.reset(valuesOf(newer.theirs))
              resolve(newer.theirs)
            },
          },
  }
}

/** The person whom the body of a 409 names as the last editor. */
function editorOf(body: unknown): string {
  const name = typeof body === 'object' && body !== null && 'changedBy' in body ? body.changedBy : ''
  return typeof name === 'string' ? name : ''
}
