import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/features/auth/api/session.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { absencesQuery, useAbsenceEvents } from '../../api/absences.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { useToday } from '../../hooks/use-today.ts'
import { AbsenceForm } from './absence-form.tsx'
import { AbsenceRow } from './absence-row.tsx'

/** Opens the absences of staff that have not ended, where they are added and deleted. */
export function AbsencesButton() {
  const t = useT('projects.absences')
  const user = useUser()
  const [isOpen, setIsOpen] = useState(false)
  useAbsenceEvents(useProjectRights().isStaff)
  if (!user) return null
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('title')}
      </Button>
      {isOpen ? (
        <DialogFrame title={t('title')} description={t('description')} onClose={() => setIsOpen(false)}>
          <Stack gap="5">
            <AbsenceForm user={user} />
            <Coming />
          </Stack>
        </DialogFrame>
      ) : null}
    </>
  )
}

function Coming() {
  const t = useT('projects.absences')
  const { data, isError, isFetching, refetch } = useQuery(absencesQuery(useToday()))
  return (
    <Stack as="section" gap="1">
      <Heading as="h3" textStyle="sm">
        {t('coming')}
      </Heading>
      {data ? (
        <Stack as="ul" gap="0" listStyleType="none" role="list">
          {data.map((absence) => (
            <AbsenceRow key={absence.id} absence={absence} />
          ))}
        </Stack>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {data?.length === 0 ? <Text color="fg.muted">{t('empty')}</Text> : null}
    </Stack>
  )
}
