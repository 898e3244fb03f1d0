import { Box, Center } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { useIsPrinting } from '@/ui/output/print.ts'
import { itemQuery } from '../../api/items.ts'
import { isWritten } from '../../model/counts.ts'
import { FocusModeContext } from '../../shared/focus-mode.ts'
import { pixelsPerWord } from '../../shared/prose/pixels-per-word.ts'
import { PrintedTexts } from '../../shared/prose/printed-texts.tsx'
import { usePrintAll } from '../../shared/prose/use-print-all.ts'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { ReadingBar } from './reading-bar.tsx'
import { ReadingFilters } from './reading-filters.tsx'
import { ReadingSection } from './reading-section.tsx'
import { useOpenTexts, withIndex } from './use-open-texts.ts'
import { useReadingItems } from './use-reading-items.ts'
import type { Writing } from './writable-text.tsx'

type ReadingViewProps = {
  open: LoadedManuscript
  /** Null for the whole manuscript. */
  folder: ItemSummary | null
  mayEdit: boolean
  scroller: RefObject<HTMLElement | null>
  level: 'h2' | 'h3'
}

/**
 * Chapters and scenes as one continuous text, in which who may write writes; only sections near the viewport are
 * loaded and rendered.
 */
export function ReadingView({ open, folder, mayEdit, scroller, level }: ReadingViewProps) {
  const { manuscript, tree } = open
  const { items, custom, filters, filter, setFilters, isFiltered } = useReadingItems(
    open,
    folder?.id ?? null,
    mayEdit,
  )
  const focusMode = use(FocusModeContext)
  const isFocused = focusMode?.isFocused === true
  const [margin, setMargin] = useState(0)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus mode hides what is above the texts
  const measureMargin = useCallback(
    (list: HTMLElement | null) => {
      const box = scroller.current
      if (!list || !box) return
      const top = box === document.scrollingElement ? 0 : box.getBoundingClientRect().top
      setMargin(list.getBoundingClientRect().top - top + box.scrollTop)
    },
    [scroller, isFocused],
  )
  const texts = useOpenTexts()
  const activeIndex = items.findIndex(({ id }) => id === texts.active?.id)
  const virtualizer = useVirtualizer({
    scrollMargin: margin,
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: (index) => 120 + (items[index]?.wordCount ?? 0) * pixelsPerWord,
    overscan: 1,
    // The text with the caret stays, so that typing goes on after scrolling away.
    rangeExtractor: (range) => withIndex(activeIndex, defaultRangeExtractor(range)),
  })
  // Only a text with the caret has the button that leaves focus mode.
  const isStuck = isFocused && activeIndex < 0
  useEffect(() => {
    if (isStuck) focusMode?.setFocused(false)
  }, [isStuck, focusMode])
  const client = useQueryClient()
  const bodies = useMemo(
    () => items.filter(({ hasText }) => hasText).map(({ id }) => itemQuery(manuscript.id, id)),
    [items, manuscript.id],
  )
  const { print, isLoading } = usePrintAll(bodies)
  const isPrinting = useIsPrinting()
  const { closeAll } = texts
  useEffect(() => {
    if (isPrinting) closeAll()
  }, [isPrinting, closeAll])

  const leave: Writing['onLeave'] = (id, side, x) => {
    const from = items.findIndex((item) => item.id === id)
    const others = side === 'below' ? items.slice(from + 1) : items.slice(0, from).toReversed()
    const next = others.find((item) => isWritten(tree, item))
    if (!next) return false
    virtualizer.scrollToIndex(items.indexOf(next), { align: 'auto' })
    texts.open(next.id, { x, line: side === 'below' ? 'first' : 'last' })
    return true
  }
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  const onLeave = useCallback<Writing['onLeave']>((...given) => latest.current(...given), [])
  const writeHere = () => {
    const top = virtualizer.scrollOffset ?? 0
    const shown = virtualizer.getVirtualItems().filter(({ end }) => end > top)
    const first = shown.map(({ index }) => items[index]).find((item) => item && isWritten(tree, item))
    if (first) texts.open(first.id, { x: 0, line: 'first' })
  }

  if (items.length === 0) {
    if (isFiltered)
      return (
        <NoMatch
          hasFilters
          onClear={() => setFilters({ label: '', status: '', collection: '', custom: '' })}
        />
      )
    return (
      <EmptyState
        title={<FormattedMessage id="manuscripts.read.empty" />}
        body={<FormattedMessage id="manuscripts.read.empty-body" />}
      />
    )
  }
  if (isPrinting)
    return (
      <PrintedTexts
        language={manuscript.language}
        title={folder?.title || manuscript.title}
        missing={bodies.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined).length}
        total={items.length}
      >
        {items.map((item) => (
          <ReadingSection key={item.id} open={open} item={item} level={level} writing={null} />
        ))}
      </PrintedTexts>
    )
  const writingOf = (item: ItemSummary): Writing | null =>
    mayEdit && isWritten(tree, item)
      ? {
          isOpen: texts.ids.has(item.id),
          isActive: texts.active?.id === item.id,
          caret: texts.active?.id === item.id ? texts.active.caret : null,
          bar: texts.active?.id === item.id ? bar : null,
          onOpen: texts.open,
          onFocus: texts.activate,
          onLeave,
        }
      : null
  return (
    // A text can be scrolled to the middle of the view while it is written.
    <Center flexDirection="column" pb={texts.active ? '50vh' : '0'}>
      {isFocused ? null : <ReadingFilters {...{ open, custom, filters, filter }} onChange={setFilters} />}
      <ReadingBar
        manuscriptId={manuscript.id}
        mayEdit={mayEdit}
        isWriting={texts.active !== null}
        isFocused={isFocused}
        setTools={setBar}
        onWrite={writeHere}
        onPrint={() => void print()}
        isPrintLoading={isLoading}
      />
      <Box
        ref={measureMargin}
        position="relative"
        width="full"
        maxW="prose"
        fontFamily="prose"
        fontSize="prose"
        data-focus-mode={isFocused ? '' : undefined}
        css={{ '&[data-focus-mode] > :not([data-active])': { color: 'fg.faint' } }}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          return item ? (
            <Box
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-active={index === activeIndex ? '' : undefined}
              position="absolute"
              top="0"
              insetInline="0"
              // A menu or a footnote of the text is over the next texts.
              _focusWithin={{ zIndex: '1' }}
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              <ReadingSection open={open} item={item} level={level} writing={writingOf(item)} />
            </Box>
          ) : null
        })}
      </Box>
    </Center>
  )
}
