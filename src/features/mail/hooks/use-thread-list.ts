import type { ThreadSummary } from '@contract/mail.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePendingActions } from '../api/actions.ts'
import { mailSearchQuery, threadsQuery } from '../api/threads.ts'
import { belongs, dedupe, overlay, type ThreadFilter } from '../model/entries.ts'

/** A row of the list: a thread and, in a search, its snippet and message. */
export type ThreadListItem = { thread: ThreadSummary; snippet?: string; messageId?: string }

/** The rows of the list: the loaded pages with pending actions applied. */
export function useThreadList(filter: ThreadFilter, q: string) {
  const isSearch = q !== ''
  const list = useInfiniteQuery({ ...threadsQuery(filter), enabled: !isSearch && filter.folder !== 'draft' })
  const found = useInfiniteQuery(mailSearchQuery(q))
  const pending = usePendingActions()
  const lines = useMemo<readonly ThreadListItem[] | undefined>(() => {
    if (isSearch) {
      const seen = new Set<string>()
      return found.data?.pages.flatMap(({ results }) =>
        results.flatMap(({ thread, snippet, messageId }) => {
          const now = overlay(thread, pending)
          if (!now || seen.has(messageId)) return []
          seen.add(messageId)
          return [{ thread: now, snippet, messageId }]
        }),
      )
    }
    return (
      list.data &&
      dedupe(list.data.pages.map(({ threads }) => threads)).flatMap((thread) => {
        const now = overlay(thread, pending)
        return now && belongs(now, filter) ? [{ thread: now }] : []
      })
    )
  }, [isSearch, found.data, list.data, pending, filter])
  const query = isSearch ? found : list
  return {
    lines,
    total: query.data?.pages[0]?.total ?? 0,
    isError: query.isError,
    isFetching: query.isFetching,
    isSearch,
    refetch: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
  }
}
