import { Box, Heading, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import type { FlowCaret } from '@/features/editor/shared/flowing-text.tsx'
import { currentLanguage } from '@/lib/i18n/language.ts'
import { loadMessages } from '@/lib/i18n/messages.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { useIsPrinting } from '@/ui/output/print.ts'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { itemQuery } from '../../api/items.ts'
import { EarlyTextField } from '../../shared/early-text-field.tsx'
import { Prose } from '../../shared/prose/prose.tsx'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'

const FlowingText = lazy(async () => {
  const [{ FlowingText: component }] = await Promise.all([
    import('@/features/editor/shared/flowing-text.tsx'),
    loadMessages(currentLanguage(), ['editor']),
  ])
  return { default: component }
})

export const pixelsPerWord = 30 / 12

/** How a section is written; null for a reader, and for a heading without a text of its own. */
export type Writing = {
  isOpen: boolean
  isActive: boolean
  caret: FlowCaret | null
  bar: HTMLElement | null
  onOpen: (id: string, caret: FlowCaret) => void
  onFocus: (id: string) => void
  onLeave: (id: string, side: 'above' | 'below', x: number) => boolean
}

type ReadingSectionProps = {
  open: LoadedManuscript
  item: ItemSummary
  level: 'h2' | 'h3'
  writing: Writing | null
}

/** One chapter or scene of the reading view: its title and its text, which a click opens for writing. */
export function ReadingSection({ open, item, level, writing }: ReadingSectionProps) {
  const { id: manuscriptId, language } = open.manuscript
  const isPrinting = useIsPrinting()
  const navigate = useNavigate()
  const body = useQuery({ ...itemQuery(manuscriptId, item.id), enabled: item.hasText || writing !== null })
  const edit = href('editor.item', { manuscriptId, itemId: item.id })
  const title = item.title || <FormattedMessage id="manuscripts.untitled" />
  const text = body.data ? (
    item.hasText || body.data.text ? (
      <Prose doc={body.data.content} language={language} />
    ) : (
      <Text color="fg.faint">
        <FormattedMessage id="manuscripts.read.no-text" />
      </Text>
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
        <WritableText item={item} writing={writing}>
          <LazyPart
            fallback={
              <>
                {writing.isActive ? <EarlyTextField itemId={item.id} /> : null}
                {text}
              </>
            }
          >
            <FlowingText
              open={open}
              item={body.data}
              isOpen={writing.isOpen}
              isActive={writing.isActive}
              caret={writing.caret}
              bar={writing.bar}
              onFocus={() => writing.onFocus(item.id)}
              onLeave={(side, x) => writing.onLeave(item.id, side, x)}
              onOpenItem={(itemId) => void navigate(href('editor.item', { manuscriptId, itemId }))}
            >
              {text}
            </FlowingText>
          </LazyPart>
        </WritableText>
      ) : (
        text
      )}
    </Box>
  )
}

type WritableTextProps = { item: ItemSummary; writing: Writing; children: ReactNode }

/** Opens a text for writing by a click; a selection of words to copy opens nothing. */
function WritableText({ item, writing, children }: WritableTextProps) {
  const handleClick = ({ target, clientX, clientY }: MouseEvent) => {
    const isOnLink = target instanceof Element && target.closest('a, button') !== null
    if (isOnLink || document.getSelection()?.isCollapsed === false) return
    writing.onOpen(item.id, { x: clientX, y: clientY })
  }
  return (
    <Box cursor="text" {...(writing.isOpen ? {} : { onClick: handleClick })}>
      {children}
    </Box>
  )
}
