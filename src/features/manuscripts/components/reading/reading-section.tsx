import { Box, Heading, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { useIsPrinting } from '@/ui/output/print.ts'
import { itemQuery } from '../../api/items.ts'
import { Prose } from '../../shared/prose/prose.tsx'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { NoText, WritableText, type Writing } from './writable-text.tsx'

export const pixelsPerWord = 30 / 12

type ReadingSectionProps = {
  open: LoadedManuscript
  item: ItemSummary
  level: 'h2' | 'h3'
  /** Null for a reader, and for a heading without a text of its own. */
  writing: Writing | null
}

/** One chapter or scene of the reading view: its title and its text, which a click opens for writing. */
export function ReadingSection({ open, item, level, writing }: ReadingSectionProps) {
  const { id: manuscriptId, language } = open.manuscript
  const isPrinting = useIsPrinting()
  const body = useQuery({ ...itemQuery(manuscriptId, item.id), enabled: item.hasText || writing !== null })
  const edit = href('editor.item', { manuscriptId, itemId: item.id })
  const title = item.title || <FormattedMessage id="manuscripts.untitled" />
  const text = body.data ? (
    item.hasText || body.data.text ? (
      <Prose doc={body.data.content} language={item.language ?? language} />
    ) : (
      <NoText />
    )
  ) : null
  return (
    <Box as="section" pb="10">
      {item.type === 'chapter' ? (
        <Heading as={level} dir="auto" fontFamily="prose" textStyle="xl" textAlign="center" pt="8" pb="6">
          <Link to={edit}>{title}</Link>
        </Heading>
      ) : (
        <Text dir="auto" textAlign="center" color="fg.faint" fontFamily="body" textStyle="xs" pb="5">
          <Link to={edit}>{title}</Link>
        </Text>
      )}
      {!item.hasText && !writing ? null : isPrinting && !body.data ? (
        <Text textAlign="center" color="fg.muted" fontFamily="body" textStyle="sm">
          <FormattedMessage id="manuscripts.read.missing" />
        </Text>
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
    </Box>
  )
}
