import { Box } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { useIsPrinting } from '@/ui/output/print.ts'
import { itemQuery } from '../../api/items.ts'
import { Footnotes } from '../../shared/prose/footnotes.tsx'
import { MissingText } from '../../shared/prose/missing-text.tsx'
import { noteNumbers } from '../../shared/prose/note-numbers.ts'
import { pixelsPerWord } from '../../shared/prose/pixels-per-word.ts'
import { Prose } from '../../shared/prose/prose.tsx'
import { TextTitle } from '../../shared/prose/text-title.tsx'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { NoText, WritableText, type Writing } from './writable-text.tsx'

type ReadingSectionProps = {
  open: LoadedManuscript
  item: ItemSummary
  level: 'h2' | 'h3'
  /** Null for a reader, and for a heading without a text of its own. */
  writing: Writing | null
}

/** One chapter or scene of the reading view: its title, its text, which a click opens for writing, and its footnotes. */
export function ReadingSection({ open, item, level, writing }: ReadingSectionProps) {
  const { id: manuscriptId, language } = open.manuscript
  const t = useT('manuscripts')
  const isPrinting = useIsPrinting()
  const body = useQuery({ ...itemQuery(manuscriptId, item.id), enabled: item.hasText || writing !== null })
  const edit = href('editor.item', { manuscriptId, itemId: item.id })
  const notes = useMemo(() => noteNumbers(body.data?.content ?? null, body.data?.comments ?? []), [body.data])
  const text = body.data ? (
    item.hasText || body.data.text ? (
      <Prose doc={body.data.content} language={item.language ?? language} notes={notes} />
    ) : (
      <NoText />
    )
  ) : null
  return (
    <Box as="section" pb="10">
      <TextTitle type={item.type} title={item.title} to={edit} level={level} />
      {!item.hasText && !writing ? null : isPrinting && !body.data ? (
        <MissingText />
      ) : body.isPending ? (
        <Box style={{ minHeight: item.wordCount * pixelsPerWord }}>
          <ProseSkeleton lines={6} />
        </Box>
      ) : body.isError ? (
        <ErrorState level="h3" onRetry={() => void body.refetch()} isRetrying={body.isFetching} />
      ) : writing ? (
        <WritableText open={open} item={body.data} writing={writing}>
          {text}
        </WritableText>
      ) : (
        text
      )}
      <Footnotes
        label={t('read.footnotes')}
        language={item.language ?? language}
        notes={notes}
        footnotes={body.data?.comments ?? []}
      />
    </Box>
  )
}
