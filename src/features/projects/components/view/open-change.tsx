import { Box, Flex, Text } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatMoment } from '@/ui/format/format-date.ts'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useClientChange } from '../../api/changes-of-client.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { useFieldLabel } from './use-field-label.ts'

type OpenChangeProps = { project: ProjectDetail; today: string }

/** The change or cancellation that the client asked for, until staff accept or decline it. */
export function OpenChange({ project, today }: OpenChangeProps) {
  const intl = useIntl()
  const t = useT('projects')
  const valueLabel = useFieldLabel(today)
  const confirm = useConfirm()
  const { mutateAsync } = useClientChange(project.id)
  const [isDeclining, setIsDeclining] = useState(false)
  const change = project.changes.find(({ state }) => state === 'open')
  if (!change) return null
  const { kind, body, by, at } = change
  const wanted = (['title', 'dueDate', 'latestCompletionDate'] as const).filter(
    (name) => change[name] !== null,
  )
  const accept = async () => {
    const isSure =
      kind === 'change' ||
      (await confirm({
        title: t('change.cancel.question', { title: project.title }),
        body: t('change.cancel.body'),
        confirmLabel: t('change.accept-cancellation'),
        isDanger: true,
      }))
    if (!isSure) return
    try {
      await mutateAsync({ step: 'decide', changeId: change.id, body: { isAccepted: true } })
    } catch (error) {
      toast.error({ title: t('change.decide-failed'), description: refusalText(intl, error) })
    }
  }
  return (
    <Box bg="info.subtle" borderRadius="card" px="4" py="3">
      <Flex columnGap="2" wrap="wrap" align="baseline">
        <Text fontWeight="medium">{t(`change.title-${kind}`, { who: by?.name ?? t('person.deleted') })}</Text>
        <Text as="bdi" textStyle="xs" color="fg.muted">
          {formatMoment(intl, at, today)}
        </Text>
      </Flex>
      <Text whiteSpace="pre-wrap" dir="auto" css={textAlignMatchParent} maxW="72ch" overflowWrap="anywhere">
        {body}
      </Text>
      {wanted.map((name) => (
        <Text key={name} overflowWrap="anywhere">
          {t('change.new', { field: t(`field.${name}`), value: valueLabel(name, change[name] ?? '') })}
        </Text>
      ))}
      <Flex gap="2" wrap="wrap" mt="2">
        {project.mayWork ? (
          <>
            <ActionButton size="sm" onClick={accept}>
              {t(kind === 'change' ? 'change.accept' : 'change.accept-cancellation')}
            </ActionButton>
            <ActionButton size="sm" variant="outline" onClick={() => setIsDeclining(true)}>
              {t('change.decline')}
            </ActionButton>
          </>
        ) : (
          <Text color="fg.muted">{t('change.waiting')}</Text>
        )}
      </Flex>
      {isDeclining ? (
        <DeclineDialog
          title={t('change.decline.title')}
          project={project}
          onDecline={(reason) =>
            mutateAsync({ step: 'decide', changeId: change.id, body: { isAccepted: false, reason } })
          }
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </Box>
  )
}
