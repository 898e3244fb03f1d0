import { Box, Flex, Text } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { Printer } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { pixelsPerWord } from '@/features/manuscripts/shared/prose/pixels-per-word.ts'
import { PrintedTexts } from '@/features/manuscripts/shared/prose/printed-texts.tsx'
import { usePrintAll } from '@/features/manuscripts/shared/prose/use-print-all.ts'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useIsPrinting } from '@/ui/output/print.ts'
import { changedTextsQuery, dayTextQuery } from '../api/history.ts'
import { type DayText, dayBook } from '../model/day-book.ts'
import { DayTextSection } from './day-text-section.tsx'

type BookOfDayProps = { manuscript: ManuscriptDetail; tree: OpenManuscript['tree']; day: string }

/** The whole book as it was at the end of a day, to be read and printed. */
export function BookOfDay({ manuscript, tree, day }: BookOfDayProps) {
  const query = useQuery(changedTextsQuery(manuscript.id, day, 'since'))
  const texts = useMemo(() => query.data && dayBook(tree, query.data, day), [tree, query.data, day])
  if (texts) return <LoadedBook manuscript={manuscript} day={day} texts={texts} />
  if (query.isError)
    return <ErrorState level="h3" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  return <ProseSkeleton lines={10} />
}

type LoadedBookProps = Pick<BookOfDayProps, 'manuscript' | 'day'> & { texts: readonly DayText[] }

function LoadedBook({ manuscript: { id, language, title }, day, texts }: LoadedBookProps) {
  const t = useT('manuscript-history')
  const tm = useT('manuscripts')
  const intl = useIntl()
  const client = useQueryClient()
  const isPrinting = useIsPrinting()
  const bodies = useMemo(() => texts.map((text) => dayTextQuery(client, id, text)), [client, id, texts])
  const { print, isLoading } = usePrintAll(bodies)
  const summary = t('summary.book', { count: texts.length, date: formatDate(intl, day, 'day') })
  if (isPrinting)
    return (
      <PrintedTexts
        language={language}
        title={title}
        missing={bodies.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined).length}
        total={texts.length}
      >
        <Text mb="6" fontFamily="body" textStyle="sm">
          {summary}
        </Text>
        {texts.map((text) => (
          <DayTextSection key={text.itemId} manuscriptId={id} language={language} text={text} />
        ))}
      </PrintedTexts>
    )
  return (
    <>
      <Flex gap="3" align="start" justify="space-between">
        <Text color="fg.muted">{summary}</Text>
        {texts.length > 0 ? (
          <IconButton label={tm('read.print')} loading={isLoading} onClick={() => void print()}>
            <Printer />
          </IconButton>
        ) : null}
      </Flex>
      <DayTexts manuscriptId={id} language={language} texts={texts} />
    </>
  )
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
