import { PROJECT_MESSAGES, SERVICE_TYPES, TIME_PREFERENCES } from '@contract/projects.ts'
import { z } from 'zod'
import { isDay } from '@/ui/form/days.ts'

/** Message id for each validation text of the contract, so that API errors are translated too. */
export const messageIds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PROJECT_MESSAGES).map(([key, sentence]) => [sentence, `projects.error.${key}`]),
)

const id = (key: keyof typeof PROJECT_MESSAGES) => `projects.error.${key}`
const required = (key: keyof typeof PROJECT_MESSAGES, max: number) =>
  z.string().trim().min(1, id(key)).max(max, 'projects.error.tooLong')
const day = (key: keyof typeof PROJECT_MESSAGES) =>
  z
    .string()
    .trim()
    .min(1, { error: id(key), abort: true })
    .refine(isDay, { error: 'projects.error.dayFormat', abort: true })

const fields = {
  title: required('title', 200),
  property: required('property', 200),
  // A choice field; an empty text means that nothing is selected yet.
  serviceType: z.string().pipe(z.enum(SERVICE_TYPES, { error: id('serviceType') })),
  timePreference: z.string().pipe(z.enum(TIME_PREFERENCES, { error: id('timePreference') })),
  latestCompletionDate: day('latest'),
  description: z.string().trim().max(10_000, 'projects.error.tooLong'),
  serviceDescription: z.string().trim().max(5000, 'projects.error.tooLong'),
  contactEmail: z.union([z.literal(''), z.email({ error: id('contactEmail') }).max(320)], {
    error: id('contactEmail'),
  }),
  companyId: z.string(),
}

/** The form values: every field is text, and an empty text means no selection. */
export type ProjectFormValues = Record<keyof typeof fields | 'dueDate', string>

export const emptyProjectForm: ProjectFormValues = {
  title: '',
  property: '',
  serviceType: '',
  timePreference: '',
  dueDate: '',
  latestCompletionDate: '',
  description: '',
  serviceDescription: '',
  contactEmail: '',
  companyId: '',
}

/**
 * The rules with the local date. An unchanged overdue `keptDay` stays valid. Dates are
 * checked even while other fields are empty.
 */
export const projectFormSchema = (today: () => string, keptDay?: string) =>
  z
    .object({
      ...fields,
      dueDate: day('dueDate').refine((due) => due >= today() || due === keptDay, id('dueDatePast')),
    })
    .refine(({ dueDate, latestCompletionDate }) => latestCompletionDate >= dueDate, {
      path: ['latestCompletionDate'],
      error: id('latestBeforeDue'),
      when: ({ value }) => areDays(value),
    })

const pair = z.object({ dueDate: z.string().refine(isDay), latestCompletionDate: z.string().refine(isDay) })
const areDays = (value: unknown) => pair.safeParse(value).success

export type ProjectFormOutput = z.output<ReturnType<typeof projectFormSchema>>
