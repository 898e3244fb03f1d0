import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { createWizardDraft, type WizardDraft } from '@/ui/form/wizard-draft.ts'

/**
 * A draft of a form in this browser. A stored value is kept when it has the type of the empty form's value, or matches
 * its schema; a text that is not valid yet stays.
 */
export function draftOf<T extends FieldValues>(
  key: string,
  empty: T,
  schemas: Partial<Record<keyof T, z.ZodType>> = {},
): WizardDraft<T> {
  return createWizardDraft<T>(key, (values) => {
    if (typeof values !== 'object' || values === null) return null
    const isKept = ([name, value]: [string, unknown]) => {
      const schema = schemas[name]
      return schema
        ? schema.safeParse(value).success
        : name in empty && typeof value !== 'object' && typeof value === typeof empty[name]
    }
    return Object.fromEntries(Object.entries(values).filter(isKept)) as Partial<T>
  })
}
