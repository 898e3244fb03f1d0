import type { CustomField } from '@contract/custom-fields.ts'
import type { IntlShape } from 'react-intl'
import { isDay } from '@/ui/form/days.ts'
import { formatDate } from '@/ui/format/format-date.ts'

type Typed = Pick<CustomField, 'type' | 'options'>

/** The values of a checkbox, as Scrivener stores them. */
const checkboxValues = [
  ['Yes', 'yes'],
  ['No', 'no'],
] as const

/** Whether the value of a field is chosen, not typed. */
export const isChosen = ({ type }: Typed): boolean => type === 'list' || type === 'checkbox'

/** The choices of a list or checkbox; a value that is none of them is the last one, so that it is not lost. */
export function fieldChoices(
  { type, options }: Typed,
  value: string,
  intl: Pick<IntlShape, 'formatMessage'>,
): { id: string; name: string }[] {
  const choices =
    type === 'checkbox'
      ? checkboxValues.map(([id, name]) => ({
          id,
          name: intl.formatMessage({ id: `manuscripts.outline.${name}` }),
        }))
      : options.map((option) => ({ id: option, name: option }))
  const isKnown = value === '' || choices.some(({ id }) => id === value)
  return isKnown ? choices : [...choices, { id: value, name: value }]
}

/** The text that shows a value: a day in the reader's format, the name of a choice, or the value as it is. */
export function shownFieldValue(field: Typed, value: string, intl: IntlShape): string {
  if (field.type === 'date') return isDay(value) ? formatDate(intl, value, 'day') : value
  return fieldChoices(field, value, intl).find(({ id }) => id === value)?.name ?? value
}

/** The moment by which a date is sorted; undefined for a text that begins with no day, which comes first. */
export function fieldMoment(value: string | undefined): number | undefined {
  const day = value?.slice(0, 10) ?? ''
  return isDay(day) ? Date.parse(`${day}T00:00:00Z`) : undefined
}
