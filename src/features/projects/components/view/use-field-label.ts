import { PROJECT_STATUSES, SERVICE_TYPES, TIME_PREFERENCES } from '@contract/projects.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { isDay } from '@/ui/form/days.ts'
import { formatNearDay } from '@/ui/format-date.ts'

const words: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  status: ['status', PROJECT_STATUSES],
  serviceType: ['service', SERVICE_TYPES],
  timePreference: ['time', TIME_PREFERENCES],
}

/** Formats a stored field value: translated options, localised dates, other values unchanged. */
export function useFieldLabel(today: string): (field: string | null, value: string) => string {
  const intl = useIntl()
  return useCallback(
    (field, value) => {
      const [group, values] = words[field ?? ''] ?? ['', []]
      if (values.includes(value)) return intl.formatMessage({ id: `projects.${group}.${value}` })
      return isDay(value) ? formatNearDay(intl, value, today) : value
    },
    [intl, today],
  )
}
