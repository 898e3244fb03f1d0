import { Box, Button, Flex, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import type { SearchHit } from '@contract/item-search.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BookmarkPlus, Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDebouncedValue } from '@/lib/time/use-debounced-value.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { HighlightedSnippet } from '@/ui/lists/highlighted-snippet.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { manuscriptSearchQuery } from '../api/search.ts'
import { ItemIcon } from '../shared/item-icon.tsx'

type SearchDialogProps = {
  manuscriptId: string
  title: string
  onChoose: (hit: SearchHit) => void
  /** Saves the typed words as a search; missing for those who may not (R-1015). */
  onSave?: ((text: string) => void) | undefined
  onClose: () => void
}

/** Searches the text of a manuscript; arrow keys select a result, Enter opens it, or the first one that comes (R-1016). */
export function ManuscriptSearchDialog({
  manuscriptId,
  title,
  onChoose,
  onSave,
  onClose,
}: SearchDialogProps) {
  const intl = useIntl()
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState(0)
  const question = useDeferredValue(useDebouncedValue(typed.trim()))
  const found = useInfiniteQuery(manuscriptSearchQuery(manuscriptId, question))
  const hits = question === '' ? [] : (found.data?.pages.flatMap((page) => page.hits) ?? [])
  const index = Math.min(current, Math.max(0, hits.length - 1))
  const isBehind =
    typed.trim() !== question || found.isPlaceholderData || (question !== '' && found.isPending)
  const [isEntered, setIsEntered] = useState(false)
  useEffect(() => {
    if (!isEntered || isBehind) return
    setIsEntered(false)
    if (hits[0]) onChoose(hits[0])
  }, [isEntered, isBehind, hits, onChoose])

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[index]
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      const next = (index + step + hits.length) % hits.length
      setCurrent(next)
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
    } else if (isEnter && isBehind && current === 0) {
      event.preventDefault()
      setIsEntered(true)
    } else if (isEnter && hit) {
      event.preventDefault()
      onChoose(hit)
    }
  }

  return (
    <DialogFrame
      size="lg"
      onClose={onClose}
      title={<FormattedMessage id="manuscripts.search.heading" values={{ title }} />}
      above={
        <Box px="6" pb="3">
          <InputGroup startElement={<Search size={16} aria-hidden />}>
            <Input
              autoFocus
              role="combobox"
              aria-expanded={hits.length > 0}
              aria-controls={`${prefix}list`}
              aria-activedescendant={hits.length > 0 ? `${prefix}${index}` : undefined}
              aria-label={intl.formatMessage({ id: 'manuscripts.search.label' })}
              placeholder={intl.formatMessage({ id: 'manuscripts.search.placeholder' })}
              maxLength={200}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setCurrent(0)
                setIsEntered(false)
              }}
              onKeyDown={handleKeyDown}
            />
          </InputGroup>
          <Flex mt="2" minH="9" align="center" justify="space-between" gap="3">
            <Text aria-live="polite" textStyle="xs" color="fg.muted">
              {question !== '' && found.data ? (
                <FormattedMessage
                  id="manuscripts.search.count"
                  values={{ count: found.data.pages[0]?.total ?? 0 }}
                />
              ) : null}
            </Text>
            {onSave && question !== '' ? (
              <Button variant="ghost" size="sm" onClick={() => onSave(question)}>
                <BookmarkPlus size={16} aria-hidden />
                <FormattedMessage id="manuscripts.searches.save" />
              </Button>
            ) : null}
          </Flex>
        </Box>
      }
    >
      <Box minH="40">
        {question === '' ? (
          <Text color="fg.muted">
            <FormattedMessage id="manuscripts.search.help" />
          </Text>
        ) : found.isError ? (
          <ErrorState level="h3" onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
        ) : found.isPending ? (
          <RowsSkeleton rows={4} height="56px" />
        ) : null}
        <Stack
          ref={list}
          id={`${prefix}list`}
          role="listbox"
          aria-label={intl.formatMessage({ id: 'manuscripts.search.results' })}
          gap="0.5"
        >
          {hits.map((hit, at) => (
            <Box
              key={`${hit.itemId}-${hit.field}`}
              id={`${prefix}${at}`}
              role="option"
              aria-selected={at === index}
              px="3"
              py="2"
              mx="-3"
              borderRadius="control"
              cursor="pointer"
              bg={at === index ? 'bg.subtle' : undefined}
              onPointerMove={() => setCurrent(at)}
              onClick={() => onChoose(hit)}
            >
              <Box display="flex" gap="2" alignItems="center" fontWeight="medium">
                <Box color="fg.muted">
                  <ItemIcon item={{ type: hit.type, sourceType: null }} />
                </Box>
                <Text truncate dir="auto">
                  {hit.title || <FormattedMessage id="manuscripts.untitled" />}
                </Text>
                <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal" ms="auto" flexShrink="0">
                  <FormattedMessage
                    id={hit.inTrash ? 'manuscripts.search.in-trash' : `manuscripts.search.in-${hit.field}`}
                  />
                </Text>
              </Box>
              {hit.field === 'title' ? null : (
                <Text
                  dir="auto"
                  css={textAlignMatchParent}
                  color="fg.muted"
                  fontFamily="prose"
                  lineHeight="1.5"
                  lineClamp="2"
                  mt="0.5"
                >
                  <HighlightedSnippet snippet={hit.snippet} />
                </Text>
              )}
            </Box>
          ))}
        </Stack>
        {question !== '' && found.hasNextPage ? (
          <Flex justify="center" pt="2">
            <Button
              variant="outline"
              size="sm"
              loading={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              <FormattedMessage id="manuscripts.search.more" />
            </Button>
          </Flex>
        ) : null}
      </Box>
    </DialogFrame>
  )
}
