import { Box, Flex, Text } from '@chakra-ui/react'
import type { Absence } from '@contract/absences.ts'
import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useDeleteAbsence } from '../../api/absences.ts'
import { AbsenceDue } from './absence-due.tsx'
import { useAbsenceValues } from './use-absence-values.ts'

/** An absence in the dialog, with the requests due in that time and a button that deletes it. */
export function AbsenceRow({ absence }: { absence: Absence }) {
  const intl = useIntl()
  const t = useT('projects.absences')
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useDeleteAbsence()
  const values = useAbsenceValues()(absence)
  const remove = async () => {
    const isSure = await confirm({
      title: t('delete.question', values),
      body: t('days', values),
      confirmLabel: t('delete.confirm'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await mutateAsync(absence.id)
    } catch (error) {
      toast.error({ title: t('delete.failed'), description: refusalText(intl, error) })
    }
  }
  return (
    <Flex as="li" gap="3" align="center" py="2" minW="0">
      <PersonAvatar person={absence.person} size="sm" />
      <Box flex="1" minW="0">
        <Text truncate>
          <bdi>{absence.person.name}</bdi>
        </Text>
        <Flex textStyle="xs" color="fg.muted" columnGap="2" wrap="wrap">
          <Text as="span">{t('days', values)}</Text>
          <AbsenceDue absence={absence}>{t('due', { count: absence.due })}</AbsenceDue>
        </Flex>
      </Box>
      {absence.canDelete ? (
        <IconButton
          size="sm"
          label={t('delete.label', values)}
          loading={isPending}
          onClick={() => void remove()}
        >
          <Trash2 />
        </IconButton>
      ) : null}
    </Flex>
  )
}
