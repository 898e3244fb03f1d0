import type { WritingTargets } from '@contract/writing.ts'
import * as z from 'zod'
import { targetField } from '@/features/manuscripts/shared/target-field.ts'
import { isDay } from '@/ui/form/days.ts'

export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const

/** The form of the targets; error messages are message ids. */
export const targetsForm = z.object({
  unit: z.enum(['words', 'characters']),
  session: targetField,
  day: targetField,
  total: targetField,
  deadline: z
    .string()
    .refine((day) => day === '' || isDay(day), 'writing.form.deadline-invalid')
    .transform((day) => (day === '' ? null : day)),
  weekdays: z.array(z.enum(WEEKDAYS)).min(1, 'writing.form.weekdays-missing'),
  inFooter: z.boolean(),
})

const typed = (amount: number | null) => (amount === null ? '' : String(amount))

/** The values of the form for stored targets. */
export const targetsFormValues = (targets: WritingTargets): z.input<typeof targetsForm> => ({
  ...targets,
  session: typed(targets.session),
  day: typed(targets.day),
  total: typed(targets.total),
  deadline: targets.deadline ?? '',
  weekdays: WEEKDAYS.filter((day) => targets.weekdays.includes(Number(day))),
})

/** The targets that the form describes. */
export const formTargets = (values: z.output<typeof targetsForm>): WritingTargets => ({
  ...values,
  weekdays: values.weekdays.map(Number).sort(),
})
