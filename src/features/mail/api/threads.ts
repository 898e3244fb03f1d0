import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import type { ThreadFilter } from '../model/entries.ts'
import { mailKeys } from './keys.ts'

// Beside the calls: the first screen need not wait for the schema library (docs/decisions/0012).
const mailCounts = async () => (await import('@contract/mail.ts')).mailCounts
const mailSearch = async () => (await import('@contract/mail.ts')).mailSearch
const threadAnswer = async () => (await import('@contract/mail.ts')).threadResponse
const threadList = async () => (await import('@contract/mail.ts')).threadList

const PAGE = 50

/** A conversation as it is kept: the newest messages, oldest first, and whether there are earlier ones. */
export type ThreadPages = { thread: ThreadSummary; messages: MailMessage[]; hasEarlier: boolean }

const fetchPage = (
  { folder, label, taskStatus, unread, today }: ThreadFilter,
  page: number,
  signal?: AbortSignal,
) =>
  api.get('/mail/threads', {
    query: {
      folder: label ? 'all' : folder,
      label,
      taskStatus,
      unread: unread || undefined,
      today,
      page,
      itemsPerPage: PAGE,
    },
    schema: threadList,
    isCheckedLater: true,
    ...(signal ? { signal } : {}),
  })

/** The threads of a folder or label, newest first, fifty at a time. */
export const threadsQuery = (filter: ThreadFilter) =>
  infiniteQueryOptions({
    queryKey: mailKeys.list(filter),
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.threads.length > 0 && pages.length * PAGE < last.total ? pages.length + 1 : undefined,
  })

/** The first page alone, for a list of which only the newest can have changed. */
export const fetchFirstPage = (filter: ThreadFilter) => fetchPage(filter, 1)

/** Messages that hold the words, best first, with the passage. */
export const mailSearchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: mailKeys.search(q),
    queryFn: ({ pageParam, signal }) =>
      api.get('/mail/search', {
        query: { q, page: pageParam, itemsPerPage: PAGE },
        signal,
        schema: mailSearch,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.results.length > 0 && pages.length * PAGE < last.total ? pages.length + 1 : undefined,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })

/** Unread and waiting numbers beside folders and labels. */
export const countsQuery = (today: string) =>
  queryOptions({
    queryKey: [...mailKeys.counts(), today] as const,
    queryFn: ({ signal }) =>
      api.get('/mail/counts', { query: { today }, signal, schema: mailCounts, isCheckedLater: true }),
  })

/**
 * One conversation, its newest 200 messages. Earlier ones that were fetched stay before them, unless so many have come
 * since that there would be a gap.
 */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: mailKeys.thread(id),
    queryFn: async ({ client, signal }): Promise<ThreadPages> => {
      const fresh = await api.get(`/mail/threads/${id}`, { signal, schema: threadAnswer })
      const known = client.getQueryData<ThreadPages>(mailKeys.thread(id))
      const first = fresh.messages[0]?.seq ?? 0
      const earlier = known?.messages.filter(({ seq }) => seq < first) ?? []
      if (!known || earlier.length === 0 || earlier.length === known.messages.length) return fresh
      return { ...fresh, messages: [...earlier, ...fresh.messages], hasEarlier: known.hasEarlier }
    },
  })

/** Messages of two answers in their order, each once, the fresher of the two counting. */
export function mergeMessages(known: readonly MailMessage[], fresh: readonly MailMessage[]): MailMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of fresh) byId.set(message.id, message)
  return [...byId.values()].sort((a, b) => a.seq - b.seq)
}

/** How many messages one answer holds at most. */
const MESSAGES = 200

/**
 * Fetches a conversation anew where it is open, or all of them. A first answer that is still on its way may have left
 * before what has changed, and would be taken for new: it is asked for again.
 */
export async function refetchConversations(client: QueryClient, id?: string): Promise<void> {
  const queryKey = id === undefined ? mailKeys.threads() : mailKeys.thread(id)
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
}

/**
 * Fetches what came after the last message at hand and puts it behind, until nothing is missing; a conversation nobody
 * has open is left alone.
 */
export async function fetchNewer(client: QueryClient, id: string): Promise<void> {
  const key = conversationQuery(id).queryKey
  for (;;) {
    const known = client.getQueryData(key)
    if (!known) return refetchConversations(client, id)
    const after = known.messages.at(-1)?.seq ?? 0
    const fresh = await api.get(`/mail/threads/${id}`, { query: { after }, schema: threadAnswer })
    client.setQueryData(key, (now) =>
      now ? { ...now, thread: fresh.thread, messages: mergeMessages(now.messages, fresh.messages) } : now,
    )
    if (fresh.messages.length < MESSAGES) return
  }
}

/** Earlier pages that forwarding fetches at most: more than fit into one message. */
const MOST_PAGES = 25

/** All messages of an open conversation, the earlier ones fetched. */
export async function fetchWholeThread(client: QueryClient, id: string): Promise<MailMessage[]> {
  const key = conversationQuery(id).queryKey
  for (let page = 0; page < MOST_PAGES && client.getQueryData(key)?.hasEarlier; page += 1)
    await fetchEarlier(client, id)
  return client.getQueryData(key)?.messages ?? []
}

/** Fetches what stands before the first message at hand. */
export async function fetchEarlier(client: QueryClient, id: string): Promise<void> {
  const key = conversationQuery(id).queryKey
  const first = client.getQueryData(key)?.messages[0]
  if (!first) return
  const before = await api.get(`/mail/threads/${id}`, { query: { before: first.seq }, schema: threadAnswer })
  client.setQueryData(key, (now) =>
    now
      ? { ...now, messages: mergeMessages(before.messages, now.messages), hasEarlier: before.hasEarlier }
      : now,
  )
}
