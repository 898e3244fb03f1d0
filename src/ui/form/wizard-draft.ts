import type { FieldValues } from 'react-hook-form'
import { createDraft, type DraftStore } from '@/lib/storage/create-draft.ts'

/** The stored state of a wizard: its field values and the index of the furthest step reached. */
type WizardState<Values extends FieldValues> = { values: Partial<Values>; furthest: number }

/** The draft of one wizard. */
export type WizardDraft<Values extends FieldValues> = DraftStore<WizardState<Values>>

/**
 * Makes the draft of a wizard. `parse` turns stored values of unknown shape into form values, and returns null for
 * values that an older version of the form wrote.
 */
export const createWizardDraft = <Values extends FieldValues>(
  key: string,
  parse: (values: unknown) => Partial<Values> | null,
): WizardDraft<Values> =>
  createDraft(`quillport-wizard-${key}`, (stored) => {
    if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null
    const values = parse(stored.values)
    if (values === null) return null
    const furthest = 'furthest' in stored ? Number(stored.furthest) : 0
    return { values, furthest: Number.isInteger(furthest) && furthest > 0 ? furthest : 0 }
  })
