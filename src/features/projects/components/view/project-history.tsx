import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { ProjectEvent } from '@contract/project-events.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { hasMessage } from '@/lib/i18n/has-message.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatMoment } from '@/ui/format/format-date.ts'
import { eventsQuery } from '../../api/events.ts'
import { deliveryNo } from '../../model/delivery-title.ts'
import { historyPrice } from '../../model/price.ts'
import { languageName } from '../../shared/languages.ts'
import { useFieldLabel } from './use-field-label.ts'

type HistoryProps = { project: Pick<ProjectDetail, 'id' | 'deliveries'>; today: string }

/** The history of a project: actor, time, change and reason. */
export function ProjectHistory({ project, today }: HistoryProps) {
  const intl = useIntl()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(eventsQuery(project.id))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <RowsSkeleton rows={4} />
  const events = new Map(data.pages.flatMap((page) => page.events).map((event) => [event.id, event]))
  return (
    <Stack gap="4">
      <Stack as="ol" listStyleType="none" gap="4">
        {[...events.values()].map((event) => (
          <EventLine key={event.id} event={event} deliveries={project.deliveries} today={today} />
        ))}
      </Stack>
      {hasNextPage ? (
        <Button
          variant="outline"
          alignSelf="center"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {intl.formatMessage({ id: 'projects.history.more' })}
        </Button>
      ) : null}
    </Stack>
  )
}

type EventLineProps = { event: ProjectEvent; deliveries: ProjectDetail['deliveries']; today: string }

function EventLine({ event, deliveries, today }: EventLineProps) {
  const intl = useIntl()
  const inWords = useFieldLabel(today)
  const { actor, kind, field, from, to, reason, at } = event
  const who = intl.formatMessage({ id: 'projects.person.deleted' })
  const isAutomatic = field === 'automatic' && (kind === 'accepted' || kind === 'assigned')
  const isTarget = kind === 'target_state' || kind === 'target_due'
  const isChange = kind === 'changed' || kind === 'status'
  const showValue = (value: string) => inWords(isTarget ? kind : field, value)
  const fieldId = `projects.field.${field}`
  const thing = to ?? from ?? ''
  const isDecision = kind === 'accepted' || kind === 'correction'
  const decided = isDecision ? deliveries.find(({ no }) => String(no) === to) : undefined
  const what = intl.formatMessage(
    { id: `projects.history.${isAutomatic ? (`${kind}-automatically` as const) : kind}` },
    {
      who: <b key="who">{actor ? <PersonButton person={actor} /> : who}</b>,
      what: (
        <bdi key="what">
          {decided
            ? deliveryNo(intl, decided)
            : kind.startsWith('price_')
              ? historyPrice(intl, thing)
              : thing}
        </bdi>
      ),
      field: !field ? (
        ''
      ) : isTarget ? (
        <bdi key="field">{languageName(intl, field)}</bdi>
      ) : isChange ? (
        hasMessage(intl, fieldId) ? (
          intl.formatMessage({ id: fieldId })
        ) : (
          field
        )
      ) : (
        field
      ),
    },
  )
  return (
    <Flex as="li" gap="3" minW="0">
      {actor ? (
        <PersonAvatar person={actor} size="xs" />
      ) : (
        <Box boxSize="6" borderRadius="full" bg="bg.subtle" />
      )}
      <Box minW="0" flex="1" pt="0.5">
        <Text css={{ '& b': { fontWeight: 'medium' } }} color="fg.muted" overflowWrap="anywhere">
          <Text as="span" color="fg">
            {what}
          </Text>{' '}
          <Text as="bdi" textStyle="xs" whiteSpace="nowrap">
            · {formatMoment(intl, at, today)}
          </Text>
        </Text>
        {isChange || isTarget ? (
          <Flex gap="2" align="center" mt="0.5" minW="0" wrap="wrap">
            <Text
              as="bdi"
              color="fg.muted"
              textDecoration="line-through"
              lineClamp="2"
              overflowWrap="anywhere"
            >
              {showValue(from ?? '') || intl.formatMessage({ id: 'projects.conflict.nothing' })}
            </Text>
            <ArrowRight size={14} data-mirror="" aria-hidden />
            <Text as="bdi" lineClamp="2" overflowWrap="anywhere">
              {showValue(to ?? '') || intl.formatMessage({ id: 'projects.conflict.nothing' })}
            </Text>
          </Flex>
        ) : null}
        {reason ? (
          <Text mt="1" ps="3" borderInlineStartWidth="2px" color="fg.muted" dir="auto" whiteSpace="pre-wrap">
            {reason}
          </Text>
        ) : null}
      </Box>
    </Flex>
  )
}
