import { Flex, Heading, Stack } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import type { HistoryComparison } from '../api/history.ts'
import { BookOfDay } from './book-of-day.tsx'
import { DayChanges } from './day-changes.tsx'

const VIEWS = ['day', 'since', 'book'] as const satisfies readonly (HistoryComparison | 'book')[]
type DayView = (typeof VIEWS)[number]

type DayPanelProps = {
  manuscript: ManuscriptDetail
  tree: OpenManuscript['tree']
  day: string
  canWrite: boolean
}

/** A day: its changes, what differs since, or the whole book at its end, as the address names it. */
export function DayPanel({ manuscript, tree, day, canWrite }: DayPanelProps) {
  const t = useT('manuscript-history')
  const intl = useIntl()
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'day'
  return (
    <Stack as="section" aria-label={formatDate(intl, day, 'day')} gap="4" minW="0">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" textStyle="lg">
          {formatDate(intl, day, 'fullDay')}
        </Heading>
        <SegmentChoice<DayView>
          label={t('view')}
          value={view}
          choices={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(next) => setSearch({ day, view: next }, { replace: true, preventScrollReset: true })}
        />
      </Flex>
      {view === 'book' ? (
        <BookOfDay manuscript={manuscript} tree={tree} day={day} />
      ) : (
        <DayChanges manuscript={manuscript} tree={tree} day={day} compare={view} canWrite={canWrite} />
      )}
    </Stack>
  )
}
