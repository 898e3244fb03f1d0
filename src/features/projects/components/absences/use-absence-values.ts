import type { Absence } from '@contract/absences.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { formatNearDay } from '@/ui/format/format-date.ts'
import { useToday } from '../../hooks/use-today.ts'

/** Returns the values of the messages about an absence: its person and its days, as few as they need. */
export function useAbsenceValues() {
  const intl = useIntl()
  const today = useToday()
  return useCallback(
    ({ person, startsOn, endsOn }: Absence) => ({
      name: person.name,
      days: startsOn === endsOn ? 'one' : 'several',
      from: formatNearDay(intl, startsOn, today),
      to: formatNearDay(intl, endsOn, today),
    }),
    [intl, today],
  )
}
