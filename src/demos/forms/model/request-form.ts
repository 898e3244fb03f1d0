import * as z from 'zod'
import { today } from '@/lib/time/calendar-day.ts'
import { isDay } from '@/ui/form/days.ts'

const error = (name: string) => `forms.error.${name}`
const required = z.string().trim().min(1, error('required'))

/** The services of the example request. */
export const SERVICES = ['translation', 'voice-over', 'revision'] as const

/** A request to the agency, as the example forms ask for it. */
export const exampleRequest = z.object({
  title: required,
  service: z.enum(SERVICES),
  due: z.string().refine((day) => isDay(day) && day >= today(), error('due')),
  contact: required,
  email: z
    .string()
    .trim()
    .pipe(z.email(error('email'))),
  company: z.string().trim(),
  notes: z.string().trim().max(500, error('long')),
})
export type ExampleRequest = z.infer<typeof exampleRequest>

export const emptyRequest: ExampleRequest = {
  title: '',
  service: 'translation',
  due: '',
  contact: '',
  email: '',
  company: '',
  notes: '',
}
