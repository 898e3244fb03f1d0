import { PROJECT_MESSAGES, SERVICE_TYPES, TIME_PREFERENCES } from '@contract/projects.ts'
import { z } from 'zod'
import { isDay } from '@/ui/form/days.ts'

/** Id of the message a field shows, for each sentence of the contract, so that the server's refusals are translated too. */
export const messageIds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PROJECT_MESSAGES).map(([key, sentence]) => [sentence, `projects.error.${key}`]),
)

const id = (key: keyof typeof PROJECT_MESSAGES) => `projects.error.${key}`
const wanted = (key: keyof typeof PROJECT_MESSAGES, most: number) =>
  z.string().trim().min(1, id(key)).max(most, 'projects.error.tooLong')
const day = (key: keyof typeof PROJECT_MESSAGES) =>
  z
    .string()
    .trim()
    .min(1, { error: id(key), abort: true })
    .refine(isDay, { error: 'projects.error.dayFormat', abort: true })

const fields = {
  title: wanted('title', 200),
  property: wanted('property', 200),
  // Text that is one of the values: a choice not made yet is empty text.
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

/** What is typed into the form: every field is text, and a choice not made yet is empty. */
export type ProjectFormValues = Record<keyof typeof fields | 'dueDate', string>

/** The empty form. */
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
 * The rules with the reader's own calendar day. `keptDay` is the due date as it is stored: who changes something
 * else of an overdue request does not have to move it. The days are looked at whatever else is still missing.
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

/** A form that holds. */
export type ProjectFormOutput = z.output<ReturnType<typeof projectFormSchema>>
