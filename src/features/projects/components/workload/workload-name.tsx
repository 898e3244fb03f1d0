import { Box, Flex } from '@chakra-ui/react'
import { CircleDashed } from 'lucide-react'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import type { WorkloadRow } from '../../model/workload-rows.ts'
import { AbsenceNote } from '../absences/absence-note.tsx'
import { LoadBar } from './load-bar.tsx'

type WorkloadNameProps = { row: WorkloadRow; most: number }

/** The person of a row, or that its requests have no assignee, with a bar of the due periods. */
export function WorkloadName({ row, most }: WorkloadNameProps) {
  const t = useT('projects')
  const { person } = row
  return (
    <Flex align="center" gap="3" minW="0">
      {person ? (
        <PersonAvatar person={person} size="xs" />
      ) : (
        <Box color="fg.muted" flexShrink="0">
          <CircleDashed size={24} aria-hidden />
        </Box>
      )}
      <Box minW="0" flex="1">
        <Box truncate>
          <bdi>{person?.name ?? t('assignees.none')}</bdi>
        </Box>
        {person ? <AbsenceNote uid={person.uid} /> : null}
        {row.open > 0 ? <LoadBar row={row} most={most} /> : null}
      </Box>
    </Flex>
  )
}
