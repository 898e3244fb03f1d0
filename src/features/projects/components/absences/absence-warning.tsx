import { Flex, Stack, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { absencesQuery, useAbsenceEvents } from '../../api/absences.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { useToday } from '../../hooks/use-today.ts'
import { absencesOn } from '../../model/absence-days.ts'
import { useAbsenceValues } from './use-absence-values.ts'

type AbsenceWarningProps = { people: readonly PersonRef[]; dueDates: readonly string[] }

/**
 * Warns of chosen people who are away now or on a due date; they can be assigned all the same. Its place is below
 * the options of the field, which would cover it.
 */
export function AbsenceWarning({ people, dueDates }: AbsenceWarningProps) {
  const t = useT('projects.absences')
  const today = useToday()
  const valuesOf = useAbsenceValues()
  const { data = [] } = useQuery(absencesQuery(today))
  useAbsenceEvents(useProjectRights().isStaff)
  const uids = people.map(({ uid }) => uid)
  const away = absencesOn(data, uids, [today, ...dueDates])
  return (
    <Stack role="status" gap="1" mt={away.length > 0 ? '3' : '0'}>
      {away.map((absence) => (
        <Flex
          key={absence.id}
          gap="2"
          px="3"
          py="2"
          bg="warning.subtle"
          color="warning.fg"
          borderRadius="control"
        >
          <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
          <Text overflowWrap="anywhere">{t('warning', valuesOf(absence))}</Text>
        </Flex>
      ))}
    </Stack>
  )
}
