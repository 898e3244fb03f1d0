import type { RefusalReason } from '@contract/errors.ts'
import {
  isLanguageTag,
  PROJECT_FIELDS,
  type ProjectField,
  projectFieldNames,
} from '@contract/project-fields.ts'
import { z } from 'zod'
import { type ReasonWords, reasonMessage } from '@/lib/api/refusal.ts'
import { isDay } from '@/ui/form/days.ts'
import { languagesOf } from '../shared/languages.ts'

/** The words of a date that is past by R-131. */
export const projectWords: ReasonWords = { due_date_past: 'projects.error.dueDatePast' }

const id = (reason: RefusalReason) => reasonMessage(reason, projectWords)
const tooLong = 'projects.error.tooLong'

/** The form rule of a field: every value is text, and an empty text means no selection. */
function formRule(name: ProjectField): z.ZodType<unknown, string> {
  const field = PROJECT_FIELDS[name]
  switch (field.kind) {
    case 'line':
      return z.string().trim().min(1, id(field.message)).max(field.max, tooLong)
    case 'choice':
      return z.string().pipe(z.enum(field.values, { error: id(field.message) }))
    case 'day':
      return z
        .string()
        .trim()
        .min(1, { error: id(field.message), abort: true })
        .refine(isDay, { error: 'projects.error.dayFormat', abort: true })
    case 'text':
      return z.string().trim().max(field.max, tooLong)
    case 'language':
      return z.string().refine((text) => text === '' || isLanguageTag(text), 'projects.error.language')
    case 'languages':
      return z
        .string()
        .transform(languagesOf)
        .refine((tags) => tags.every(isLanguageTag), 'projects.error.language')
        .refine((tags) => tags.length <= field.max, 'projects.error.tooManyLanguages')
    case 'email':
      return z.union([z.literal(''), z.email({ error: id(field.message) }).max(field.max)], {
        error: id(field.message),
      })
  }
}

type FormRules = {
  [Name in ProjectField]: z.ZodType<NonNullable<z.output<(typeof PROJECT_FIELDS)[Name]['input']>>, string>
}
const rules = Object.fromEntries(projectFieldNames.map((name) => [name, formRule(name)])) as FormRules

/** The form values: every field is text, and an empty text means no selection. */
export type ProjectFormValues = Record<ProjectField | 'companyId', string>

export const emptyProjectForm = Object.fromEntries(
  [...projectFieldNames, 'companyId'].map((name) => [name, '']),
) as ProjectFormValues

/**
 * The rules with the local date. An unchanged overdue `keptDay` stays valid. Dates are
 * checked even while other fields are empty.
 */
export const projectFormSchema = (today: () => string, keptDay?: string) =>
  z
    .object({
      ...rules,
      dueDate: rules.dueDate.refine((due) => due >= today() || due === keptDay, id('due_date_past')),
      companyId: z.string(),
    })
    .refine(({ dueDate, latestCompletionDate }) => latestCompletionDate >= dueDate, {
      path: ['latestCompletionDate'],
      error: id('latest_before_due'),
      when: ({ value }) => areDays(value),
    })
    // A wish that was typed before the type was changed is not sent, and comes back with the type.
    .transform((values) => (values.serviceType === 'voiceOver' ? values : { ...values, voiceWishes: '' }))

const pair = z.object({ dueDate: z.string().refine(isDay), latestCompletionDate: z.string().refine(isDay) })
const areDays = (value: unknown) => pair.safeParse(value).success

export type ProjectFormOutput = z.output<ReturnType<typeof projectFormSchema>>
