import { useCallback, useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { WizardDraft } from './wizard-draft.ts'

/** The part of a wizard step that decides about its validation. */
export type StepFields<Values extends FieldValues> = {
  /** Unique within the wizard; the value of the URL parameter. */
  id: string
  /** The fields that must be valid before the next step opens. */
  fields: readonly FieldPath<Values>[]
}

/**
 * The current step of a wizard, kept in the URL parameter `param`, and the moves between steps. A step beyond the
 * furthest one reached cannot be opened; going back keeps every value.
 */
export function useWizardSteps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  steps: readonly StepFields<Values>[],
  draft?: WizardDraft<Values>,
  param = 'step',
) {
  const [search, setSearch] = useSearchParams()
  const [furthest, setFurthest] = useState(() => Math.min(draft?.load()?.furthest ?? 0, steps.length - 1))
  const wanted = steps.findIndex(({ id }) => id === search.get(param))
  const current = Math.min(Math.max(wanted, 0), furthest)

  useEffect(
    () =>
      draft
        ? form.subscribe({
            formState: { values: true },
            callback: ({ values }) => draft.save({ values, furthest }),
          })
        : undefined,
    [form, draft, furthest],
  )

  const open = useCallback(
    (index: number) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(param, steps[index]?.id ?? '')
          return next
        },
        { preventScrollReset: true },
      ),
    [setSearch, steps, param],
  )

  const goTo = async (index: number): Promise<void> => {
    if (index > current && !(await form.trigger([...(steps[current]?.fields ?? [])], { shouldFocus: true })))
      return
    const target = Math.min(index, Math.max(furthest, current + 1), steps.length - 1)
    const reached = Math.max(furthest, target)
    setFurthest(reached)
    draft?.save({ values: form.getValues(), furthest: reached })
    open(target)
  }

  /** Opens the first step that contains one of the invalid fields. */
  const openInvalid = (invalid: readonly string[]): void => {
    const index = steps.findIndex(({ fields }) =>
      fields.some((field) => invalid.includes(field.split('.')[0] ?? '')),
    )
    if (index !== -1 && index !== current) open(index)
  }

  return { current, furthest, isLast: current === steps.length - 1, goTo, openInvalid }
}
