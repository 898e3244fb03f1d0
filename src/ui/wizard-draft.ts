import type { FieldValues } from 'react-hook-form'

/** The stored state of a wizard: its field values and the index of the furthest step reached. */
export type WizardState<Values extends FieldValues> = { values: Partial<Values>; furthest: number }

/** Storage of one wizard's state. */
export type WizardDraft<Values extends FieldValues> = {
  load: () => WizardState<Values> | null
  save: (state: WizardState<Values>) => void
  clear: () => void
}

/**
 * A wizard draft in `localStorage` under `key`. `parse` turns stored values of unknown shape into form values, and
 * returns null for values that an older version of the form wrote.
 */
export function createWizardDraft<Values extends FieldValues>(
  key: string,
  parse: (values: unknown) => Partial<Values> | null,
): WizardDraft<Values> {
  const storageKey = `quillport-wizard-${key}`
  return {
    load() {
      const stored = readJson(localStorage.getItem(storageKey))
      if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null
      const values = parse(stored.values)
      if (values === null) return null
      const furthest = 'furthest' in stored ? Number(stored.furthest) : 0
      return { values, furthest: Number.isInteger(furthest) && furthest > 0 ? furthest : 0 }
    },
    save: (state) => localStorage.setItem(storageKey, JSON.stringify(state)),
    clear: () => localStorage.removeItem(storageKey),
  }
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // A damaged entry counts as no draft.
    return null
  }
}
