import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@/lib/i18n/use-t.ts'
import { absencesQuery } from '../../api/absences.ts'
import { useToday } from '../../hooks/use-today.ts'
import { nextAbsence } from '../../model/absence-days.ts'
import { useAbsenceValues } from './use-absence-values.ts'

/** The days on which a person is away, under the name, when they are near. */
export function AbsenceNote({ uid }: { uid: string }) {
  const t = useT('projects.absences')
  const today = useToday()
  const valuesOf = useAbsenceValues()
  const { data = [] } = useQuery(absencesQuery(today))
  const absence = nextAbsence(data, uid, today)
  if (!absence) return null
  return (
    <Box textStyle="xs" color="fg.muted" fontWeight="normal" truncate>
      {t('note', valuesOf(absence))}
    </Box>
  )
}
