import { Box, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Footnotes } from '@/features/manuscripts/shared/prose/footnotes.tsx'
import { MissingText } from '@/features/manuscripts/shared/prose/missing-text.tsx'
import { noteNumbers } from '@/features/manuscripts/shared/prose/note-numbers.ts'
import { pixelsPerWord } from '@/features/manuscripts/shared/prose/pixels-per-word.ts'
import { Prose } from '@/features/manuscripts/shared/prose/prose.tsx'
import { TextTitle } from '@/features/manuscripts/shared/prose/text-title.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { useIsPrinting } from '@/ui/output/print.ts'
import { dayTextQuery } from '../api/history.ts'
import type { DayText } from '../model/day-book.ts'

type DayTextSectionProps = { manuscriptId: string; language: string; text: DayText }

/** One chapter or scene of the book of a day, which is only read, in its present language. */
export function DayTextSection({ manuscriptId, text, ...manuscript }: DayTextSectionProps) {
  const t = useT('manuscript-history')
  const tm = useT('manuscripts')
  const isPrinting = useIsPrinting()
  const language = text.language ?? manuscript.language
  const { data, isError, isFetching, refetch } = useQuery(dayTextQuery(useQueryClient(), manuscriptId, text))
  const notes = useMemo(() => noteNumbers(data?.content ?? null, data?.comments ?? []), [data])
  const edit = href('editor.item', { manuscriptId, itemId: text.itemId })
  return (
    <Box as="section" pb="10">
      <TextTitle type={text.type} title={text.title} to={edit} level="h3" />
      {data ? (
        <Prose doc={data.content} language={language} notes={notes} />
      ) : isPrinting ? (
        <MissingText />
      ) : isError ? (
        <ErrorState level="h3" onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Box style={{ minHeight: text.words * pixelsPerWord }}>
          <ProseSkeleton lines={6} />
        </Box>
      )}
      <Footnotes
        label={tm('read.footnotes')}
        language={language}
        notes={notes}
        footnotes={data?.comments ?? []}
      />
      {notes.size > 0 ? (
        <Text textStyle="sm" color="fg.muted" fontFamily="body">
          {t('footnotes')}
        </Text>
      ) : null}
    </Box>
  )
}
