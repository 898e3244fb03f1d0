import { Box, Text } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useQuery } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { pixelsPerWord } from '@/features/manuscripts/shared/prose/pixels-per-word.ts'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { changedTextsQuery } from '../api/history.ts'
import { type DayText, dayBook } from '../model/day-book.ts'
import { DayTextSection } from './day-text-section.tsx'

type BookOfDayProps = { manuscript: ManuscriptDetail; tree: OpenManuscript['tree']; day: string }

/** The whole book as it was at the end of a day, to be read. */
export function BookOfDay({ manuscript, tree, day }: BookOfDayProps) {
  const { id, language } = manuscript
  const t = useT('manuscript-history')
  const intl = useIntl()
  const query = useQuery(changedTextsQuery(id, day, 'since'))
  const texts = useMemo(() => query.data && dayBook(tree, query.data, day), [tree, query.data, day])
  if (texts)
    return (
      <>
        <Text color="fg.muted">
          {t('summary.book', { count: texts.length, date: formatDate(intl, day, 'day') })}
        </Text>
        <DayTexts manuscriptId={id} language={language} texts={texts} />
      </>
    )
  if (query.isError)
    return <ErrorState level="h3" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  return <ProseSkeleton lines={10} />
}

type DayTextsProps = { manuscriptId: string; language: string; texts: readonly DayText[] }

/** The texts one after the other; only those near the window are loaded and rendered. */
function DayTexts({ manuscriptId, language, texts }: DayTextsProps) {
  const [top, setTop] = useState(0)
  const measureTop = useCallback((list: HTMLElement | null) => {
    if (list) setTop(list.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    scrollMargin: top,
    count: texts.length,
    getItemKey: (index) => texts[index]?.itemId ?? index,
    estimateSize: (index) => 120 + (texts[index]?.words ?? 0) * pixelsPerWord,
    overscan: 1,
  })
  return (
    <Box
      ref={measureTop}
      position="relative"
      width="full"
      maxW="prose"
      mx="auto"
      fontFamily="prose"
      fontSize="prose"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const text = texts[index]
        return text ? (
          <Box
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            position="absolute"
            insetInline="0"
            top="0"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <DayTextSection manuscriptId={manuscriptId} language={language} text={text} />
          </Box>
        ) : null
      })}
    </Box>
  )
}
