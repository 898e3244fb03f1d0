import { PROJECT_FIELDS } from '@contract/project-fields.ts'
import { TARGET_STATES } from '@contract/project-targets.ts'
import { PROJECT_STATUSES } from '@contract/projects.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { hasMessage } from '@/lib/i18n/has-message.ts'
import { isDay } from '@/ui/form/days.ts'
import { formatNearDay } from '@/ui/format/format-date.ts'
import { languageName, languagesOf } from '../../shared/languages.ts'

/** The values of each field that are translated. */
const choices: Readonly<Record<string, readonly string[]>> = {
  status: PROJECT_STATUSES,
  ...Object.fromEntries(
    Object.entries(PROJECT_FIELDS).flatMap(([name, field]) =>
      field.kind === 'choice' ? [[name, field.values]] : [],
    ),
  ),
}

const dayFields: readonly string[] = [
  'target_due',
  ...Object.entries(PROJECT_FIELDS).flatMap(([name, { kind }]) => (kind === 'day' ? [name] : [])),
]

const languageFields: readonly string[] = Object.entries(PROJECT_FIELDS).flatMap(([name, { kind }]) =>
  kind === 'language' || kind === 'languages' ? [name] : [],
)

/** Formats a value of a field or of the history: translated options, localised dates and languages, others unchanged. */
export function useFieldLabel(today: string): (field: string | null, value: string) => string {
  const intl = useIntl()
  return useCallback(
    (field, value) => {
      const id = `projects.${field}.${value}`
      if (choices[field ?? '']?.includes(value) && hasMessage(intl, id)) return intl.formatMessage({ id })
      const state = field === 'target_state' && TARGET_STATES.find((one) => one === value)
      if (state) return intl.formatMessage({ id: `projects.targets.state-${state}` })
      if (field && languageFields.includes(field))
        return intl.formatList(languagesOf(value).map((tag) => languageName(intl, tag)))
      return field && dayFields.includes(field) && isDay(value) ? formatNearDay(intl, value, today) : value
    },
    [intl, today],
  )
}
