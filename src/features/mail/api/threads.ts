import type {
  MailMessage,
  mailCounts,
  mailSearch,
  ThreadSummary,
  threadList,
  threadResponse,
} from '@contract/mail.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import type { ThreadFilter } from '../model/entries.ts'
import { mailKeys } from './keys.ts'

const PAGE = 50

/** A conversation as it is shown: loaded messages, oldest first, and whether earlier ones exist. */
export type Conversation = { thread: ThreadSummary; messages: MailMessage[]; hasEarlier: boolean }

/** The cached pages of a conversation, newest page first. */
export type ConversationPages = InfiniteData<Conversation, number | undefined>

const fetchPage = (
  { folder, label, taskStatus, unread, today }: ThreadFilter,
  page: number,
  signal: AbortSignal,
) =>
  api.get<typeof threadList>('/mail/threads', {
    query: {
      folder: label ? 'all' : folder,
      label,
      taskStatus,
      unread: unread || undefined,
      today,
      page,
      itemsPerPage: PAGE,
    },
    signal,
  })

/** The threads of a folder or label, newest first, in pages of fifty. */
export const threadsQuery = (filter: ThreadFilter) =>
  infiniteQueryOptions({
    queryKey: mailKeys.list(filter),
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.threads.length > 0 && pages.length * PAGE < last.total ? pages.length + 1 : undefined,
  })

/** The first page of a list, for updates that only affect the newest threads. */
export const fetchFirstPage = (filter: ThreadFilter, signal: AbortSignal) => fetchPage(filter, 1, signal)

/** Messages that contain the words, best match first, with a search snippet. */
export const mailSearchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: mailKeys.search(q),
    queryFn: ({ pageParam, signal }) =>
      api.get<typeof mailSearch>('/mail/search', {
        query: { q, page: pageParam, itemsPerPage: PAGE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.results.length > 0 && pages.length * PAGE < last.total ? pages.length + 1 : undefined,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })

/** The unread counts of folders and labels. */
export const countsQuery = (today: string) =>
  queryOptions({
    queryKey: [...mailKeys.counts(), today] as const,
    queryFn: ({ signal }) => api.get<typeof mailCounts>('/mail/counts', { query: { today }, signal }),
  })

/** The pages of a conversation as one list. */
const toConversation = ({ pages }: ConversationPages): Conversation | undefined => {
  const [newest] = pages
  return (
    newest && {
      thread: newest.thread,
      messages: pages.toReversed().flatMap(({ messages }) => messages),
      hasEarlier: pages.at(-1)?.hasEarlier ?? false,
    }
  )
}

/** A conversation in pages of 200 messages, the newest page first. */
export const conversationQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: mailKeys.thread(id),
    queryFn: ({ pageParam: before, signal }): Promise<Conversation> =>
      api.get<typeof threadResponse>(`/mail/threads/${id}`, { query: { before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.hasEarlier ? last.messages[0]?.seq : undefined),
    select: toConversation,
  })

/** A request for a page that an event cancels is repeated this often. */
const MOST_TRIES = 5

/**
 * Loads the page before the first message. The refetch of an event cancels a request for a page, without an error, so the
 * request is repeated.
 */
export async function fetchEarlier({
  data,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult<Conversation | undefined>, 'data' | 'fetchNextPage'>): Promise<void> {
  const first = data?.messages[0]?.seq ?? 0
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { data: now } = await fetchNextPage({ throwOnError: true })
    const isLoaded = (now?.messages[0]?.seq ?? 0) < first
    if (isLoaded || !now?.hasEarlier) return
  }
}

/** Maximum number of pages that forwarding loads; more would not fit into one message. */
const MAX_PAGES = 26

/** All messages of a conversation, including the earlier ones. */
export async function fetchWholeThread(client: QueryClient, id: string): Promise<MailMessage[]> {
  const { select: _, ...query } = conversationQuery(id)
  const data = await client.fetchInfiniteQuery({ ...query, pages: MAX_PAGES, staleTime: 0 })
  return toConversation(data)?.messages ?? []
}
