import { Box, Button, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { FirstSteps } from '@/features/home/shared/first-steps.tsx'
import { Delayed, EmptyState, ErrorState } from '@/ui/feedback/states.tsx'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { useThreadList } from '../../hooks/use-thread-list.ts'
import { mailLayout } from '../../model/mail-layout.ts'
import { useMail } from '../mail-context.ts'
import { DraftList } from './draft-list.tsx'
import { ListHead } from './list-head.tsx'
import { ThreadRow } from './thread-row.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'
import { type ListScroller, VirtualThreads } from './virtual-threads.tsx'

type ThreadListProps = { title: string; onOpenFolders: () => void }

/** The middle pane: the threads of a folder, a label or a search. */
export const ThreadList = memo(function ThreadList({ title, onOpenFolders }: ThreadListProps) {
  const mailbox = useMailbox()
  const { location, q, filter } = mailbox
  const { isCompact } = mailLayout.use()
  const list = useThreadList(filter, q)
  // Deferred, so that rendering many rows does not block input.
  const lines = useDeferredValue(list.lines)
  const isDrafts = location.folder === 'draft' && location.label === undefined && q === ''
  const ids = useMemo(() => (lines ?? []).map(({ thread }) => thread.threadId), [lines])
  const selection = useSelection(ids, `${location.folder}/${location.label}/${q}`)
  const [cursor, setCursor] = useState<string | null>(null)
  const scroller = useRef<ListScroller>(null)
  const selected = useMemo(() => {
    const byId = new Map((lines ?? []).map(({ thread }) => [thread.threadId, thread]))
    return selection.selected.flatMap((id) => byId.get(id) ?? [])
  }, [lines, selection.selected])
  useListKeys({ lines: lines ?? [], cursor, setCursor, selection, selected, scroller })
  const toThread = useThreadHref()
  const { loadMore } = list
  const handleEnd = useCallback(() => loadMore(), [loadMore])

  const body = (): ReactNode => {
    if (isDrafts) return <DraftList />
    if (list.isError && !lines) return <ErrorState onRetry={list.refetch} isRetrying={list.isFetching} />
    if (!lines) return <ListSkeleton />
    if (lines.length === 0 && !list.hasMore) return <NothingHere isSearch={list.isSearch} />
    return (
      <VirtualThreads
        key={isCompact ? 'compact' : 'comfortable'}
        rowHeight={isCompact ? 49 : 104}
        lines={lines}
        label={title}
        total={Math.max(list.total, lines.length)}
        hasMore={list.hasMore}
        onEnd={handleEnd}
        scroller={scroller}
      >
        {(line) => {
          const id = line.thread.threadId
          return (
            <ThreadRow
              {...line}
              to={toThread(id)}
              isOpen={id === mailbox.threadId}
              isCursor={id === cursor}
              isSelected={selection.isSelected(id)}
              isSelecting={selected.length > 0}
              onSelect={selection.toggle}
              onFocus={setCursor}
              isCompact={isCompact}
            />
          )
        }}
      </VirtualThreads>
    )
  }
  return (
    <Flex direction="column" height="full" minH="0" minW="0">
      <ListHead
        title={title}
        total={list.lines && !isDrafts ? list.total : null}
        selection={selection}
        selected={selected}
        canSelect={!isDrafts}
        hasRows={ids.length > 0}
        onOpenFolders={onOpenFolders}
      />
      <Flex direction="column" flex="1" minH="0">
        {body()}
      </Flex>
    </Flex>
  )
})

/** Returns the address of a thread within the current list. */
function useThreadHref() {
  const { pathname, search } = useLocation()
  return (id: string) => {
    const next = new URLSearchParams(search)
    next.set('thread', id)
    next.delete('compose')
    return `${pathname}?${next.toString()}`
  }
}

function NothingHere({ isSearch }: { isSearch: boolean }) {
  const intl = useIntl()
  const { compose } = useMail()
  const mailbox = useMailbox()
  const isFiltered = mailbox.filter.unread || mailbox.filter.taskStatus !== undefined
  const isInbox = mailbox.location.folder === 'inbox' && mailbox.location.label === undefined
  const next =
    isSearch || isFiltered ? (
      <Button variant="outline" onClick={() => mailbox.change({ q: null, unread: null, status: null })}>
        {intl.formatMessage({ id: 'mail.empty.show-all' })}
      </Button>
    ) : (
      <Flex gap="2" wrap="wrap" justify="center">
        <Button variant="outline" onClick={() => compose()}>
          {intl.formatMessage({ id: 'mail.compose' })}
        </Button>
        {isInbox ? <FirstSteps of={['request', 'import', 'write', 'invite']} isQuiet /> : null}
      </Flex>
    )
  const words = isSearch
    ? 'search'
    : isFiltered
      ? 'filter'
      : mailbox.location.label
        ? 'label'
        : mailbox.location.folder
  return (
    <Box overflowY="auto" flex="1" minH="0">
      <EmptyState
        drawing="envelope"
        title={intl.formatMessage({ id: 'mail.empty' })}
        body={intl.formatMessage({ id: `mail.empty.${words}` })}
        action={next}
      />
    </Box>
  )
}

/** Memoized, because the list renders several times while it loads. */
const ListSkeleton = memo(function ListSkeleton() {
  const intl = useIntl()
  return (
    <Stack
      gap="0"
      role="status"
      aria-label={intl.formatMessage({ id: 'ui.loading' })}
      flex="1"
      overflow="hidden"
    >
      <Delayed>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Flex key={key} gap="3" px="3" py="3" borderBottomWidth="1px" height="104px" flexShrink="0">
            <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />
            <Stack flex="1" gap="2">
              <Skeleton height="4" width="50%" />
              <Skeleton height="4" width="80%" />
              <Skeleton height="3.5" width="95%" />
            </Stack>
          </Flex>
        ))}
      </Delayed>
    </Stack>
  )
})
