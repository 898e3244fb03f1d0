import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ProjectDelivery } from '@contract/project-deliveries.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoment } from '@/ui/format/format-date.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { useToday } from '../../hooks/use-today.ts'
import { deliveryTitle } from '../../model/delivery-title.ts'
import { DeliveryButtons } from './delivery-buttons.tsx'

type ProjectDeliveriesProps = { project: ProjectDetail }

/** The deliveries of a project, newest first, each with its note, its files and the decision of the client. */
export function ProjectDeliveries({ project }: ProjectDeliveriesProps) {
  const t = useT('projects.delivery')
  const { deliveries } = project
  if (deliveries.length === 0) return null
  // With one open delivery, the line about the turn has the buttons.
  const areSeveralOpen = deliveries.filter(({ state }) => state === 'open').length > 1
  return (
    <Stack as="ol" listStyleType="none" aria-label={t('list')} gap="3" mb="4">
      {deliveries.map((delivery) => (
        <DeliveryItem key={delivery.id} project={project} delivery={delivery} hasButtons={areSeveralOpen} />
      ))}
    </Stack>
  )
}

type DeliveryItemProps = { project: ProjectDetail; delivery: ProjectDelivery; hasButtons: boolean }

function DeliveryItem({ project, delivery, hasButtons }: DeliveryItemProps) {
  const intl = useIntl()
  const t = useT('projects.delivery')
  const { note, by, at, comment } = delivery
  const today = useToday()
  const former = intl.formatMessage({ id: 'projects.person.deleted' })
  const files = namesOf(project, delivery.attachmentIds)
  const marks = namesOf(project, delivery.commentFileIds)
  const isMine = project.can.accept === true
  return (
    <Box as="li" borderStartWidth="2px" borderColor="border.emphasized" ps="3" minW="0">
      <Flex columnGap="2" wrap="wrap" align="baseline">
        <Text fontWeight="medium">
          <bdi>{deliveryTitle(intl, delivery)}</bdi>
        </Text>
        <Text textStyle="xs" color="fg.muted">
          <bdi>{t('by', { who: by?.name ?? former, date: formatMoment(intl, at, today) })}</bdi>
        </Text>
      </Flex>
      {note ? <LongText text={note} /> : null}
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {files.length > 0
          ? t('files', { count: files.length, names: intl.formatList(files) })
          : t('no-files')}
      </Text>
      <Text textStyle="sm" color={delivery.state === 'accepted' ? 'success.fg' : 'fg.muted'}>
        {t(stateId(delivery, isMine), {
          who: delivery.decidedBy?.name ?? former,
          date: delivery.decidedAt ? formatMoment(intl, delivery.decidedAt, today) : '',
        })}
      </Text>
      {delivery.acceptsAt ? (
        <Text textStyle="sm">{t('accepts-at', { date: formatMoment(intl, delivery.acceptsAt, today) })}</Text>
      ) : null}
      {comment ? (
        <Box mt="1" ps="3" borderStartWidth="2px" borderColor="border">
          <LongText text={comment} />
          {marks.length > 0 ? (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {t('files', { count: marks.length, names: intl.formatList(marks) })}
            </Text>
          ) : null}
        </Box>
      ) : null}
      {hasButtons && delivery.state === 'open' && isMine ? (
        <Flex gap="2" wrap="wrap" mt="2">
          <DeliveryButtons project={project} delivery={delivery} hasNumber />
        </Flex>
      ) : null}
    </Box>
  )
}

function stateId({ state, isAutomatic }: ProjectDelivery, isMine: boolean): MessageKey<'projects.delivery'> {
  if (state === 'open' && isMine) return 'state-open-mine'
  return isAutomatic ? 'state-automatic' : `state-${state}`
}

const namesOf = ({ attachments }: ProjectDetail, ids: readonly string[]) =>
  ids.flatMap((id) => attachments.find((file) => file.id === id)?.name ?? [])

function LongText({ text }: { text: string }) {
  return (
    <Text whiteSpace="pre-wrap" dir="auto" css={textAlignMatchParent} maxW="72ch" overflowWrap="anywhere">
      {text}
    </Text>
  )
}
