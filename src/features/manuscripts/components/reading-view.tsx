import { Box, Button, Center, Flex, Heading, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Download, Printer } from 'lucide-react'
import { type RefObject, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { EmptyState, ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { useIsPrinting } from '@/ui/output/print.ts'
import { itemQuery } from '../api/items.ts'
import { Prose } from '../shared/prose/prose.tsx'
import { usePrintAll } from './use-print-all.ts'

type ReadingViewProps = {
  manuscriptId: string
  /** The heading on paper. */
  title: string
  language: string
  items: readonly ItemSummary[]
  scroller: RefObject<HTMLElement | null>
  level: 'h2' | 'h3'
}

const pixelsPerWord = 30 / 12

/**
 * Compiled chapters and scenes as continuous text; only sections near the viewport are loaded and rendered.
 */
export function ReadingView({ manuscriptId, title, language, items, scroller, level }: ReadingViewProps) {
  const [margin, setMargin] = useState(0)
  const measureMargin = useCallback(
    (list: HTMLElement | null) => {
      const box = scroller.current
      if (list && box)
        setMargin(list.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop)
    },
    [scroller],
  )
  const virtualizer = useVirtualizer({
    scrollMargin: margin,
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: (index) => 120 + (items[index]?.wordCount ?? 0) * pixelsPerWord,
    overscan: 1,
  })
  const { print, isLoading } = usePrintAll(manuscriptId, items)
  const isPrinting = useIsPrinting()
  if (items.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="manuscripts.read.empty" />}
        body={<FormattedMessage id="manuscripts.read.empty-body" />}
      />
    )
  }
  if (isPrinting) {
    return (
      <Box data-print="page" lang={language} fontFamily="prose" fontSize="prose">
        <Box maxW="prose" mx="auto">
          <Heading as="h1" dir="auto" fontFamily="prose" textStyle="2xl" textAlign="center" pb="8">
            {title}
          </Heading>
          <MissingTexts manuscriptId={manuscriptId} items={items} />
          {items.map((item) => (
            <Section
              key={item.id}
              manuscriptId={manuscriptId}
              language={language}
              item={item}
              level={level}
            />
          ))}
        </Box>
      </Box>
    )
  }
  return (
    <Center flexDirection="column">
      <Flex width="full" maxW="prose" justify="flex-end" gap="2">
        <Button asChild size="sm" variant="outline">
          <Link to={href('export.manuscript', { id: manuscriptId })}>
            <Download size={16} aria-hidden />
            <FormattedMessage id="manuscripts.export" />
          </Link>
        </Button>
        <Button size="sm" variant="outline" loading={isLoading} onClick={() => void print()}>
          <Printer size={16} aria-hidden />
          <FormattedMessage id="manuscripts.read.print" />
        </Button>
      </Flex>
      <Box
        ref={measureMargin}
        position="relative"
        width="full"
        maxW="prose"
        fontFamily="prose"
        fontSize="prose"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          return item ? (
            <Box
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              position="absolute"
              top="0"
              insetInline="0"
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              <Section manuscriptId={manuscriptId} language={language} item={item} level={level} />
            </Box>
          ) : null
        })}
      </Box>
    </Center>
  )
}

/** On paper, how many texts are missing, and how to print them. */
function MissingTexts({ manuscriptId, items }: Pick<ReadingViewProps, 'manuscriptId' | 'items'>) {
  const client = useQueryClient()
  const isMissing = ({ id, hasText }: ItemSummary) =>
    hasText && client.getQueryData(itemQuery(manuscriptId, id).queryKey) === undefined
  const count = items.filter(isMissing).length
  if (count === 0) return null
  return (
    <Box borderWidth="1px" borderRadius="card" p="4" mb="6" fontFamily="body" textStyle="sm">
      <FormattedMessage
        id="manuscripts.read.not-printed"
        values={{ count, total: items.length, keys: keyText('Mod+P') }}
      />
    </Box>
  )
}

type SectionProps = { manuscriptId: string; language: string; item: ItemSummary; level: 'h2' | 'h3' }

function Section({ manuscriptId, language, item, level }: SectionProps) {
  const isPrinting = useIsPrinting()
  const body = useQuery({ ...itemQuery(manuscriptId, item.id), enabled: item.hasText })
  const isChapter = item.type === 'chapter'
  return (
    <Box as="section" pb="10">
      {isChapter ? (
        <Heading as={level} dir="auto" fontFamily="prose" textStyle="xl" textAlign="center" pt="8" pb="6">
          {item.title || <FormattedMessage id="manuscripts.untitled" />}
        </Heading>
      ) : (
        <Text dir="auto" textAlign="center" color="fg.faint" fontFamily="body" textStyle="xs" pb="5">
          {item.title}
        </Text>
      )}
      {!item.hasText ? null : isPrinting && !body.data ? (
        <Text textAlign="center" color="fg.muted" fontFamily="body" textStyle="sm">
          <FormattedMessage id="manuscripts.read.missing" />
        </Text>
      ) : body.isPending ? (
        <Box style={{ minHeight: item.wordCount * pixelsPerWord }}>
          <ProseSkeleton lines={6} />
        </Box>
      ) : body.isError ? (
        <ErrorState level="h3" onRetry={() => void body.refetch()} isRetrying={body.isFetching} />
      ) : (
        <Prose doc={body.data.content} language={language} />
      )}
    </Box>
  )
}
