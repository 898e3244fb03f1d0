import type {
  MailMessage,
  mailCounts,
  mailSearch,
  ThreadSummary,
  threadList,
  threadResponse,
} from '@contract/mail.ts'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import type { ThreadFilter } from '../model/entries.ts'
import { mailKeys } from './keys.ts'

const PAGE = 50

/** A cached conversation: loaded messages, oldest first, and whether earlier ones exist. */
export type ThreadPages = { thread: ThreadSummary; messages: MailMessage[]; hasEarlier: boolean }

/** Resolves when no undo is running, because a list read during one lacks the restored rows. */
const whenRestored = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const mutations = client.getMutationCache()
    const check = () => {
      if (client.isMutating({ mutationKey: mailKeys.restores() }) > 0) return
      stop()
      resolve()
    }
    const stop = mutations.subscribe(check)
    check()
  })

async function fetchPage(
  client: QueryClient,
  { folder, label, taskStatus, unread, today }: ThreadFilter,
  page: number,
  signal: AbortSignal,
) {
  await whenRestored(client)
  return api.get<typeof threadList>('/mail/threads', {
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
}

/** The threads of a folder or label, newest first, in pages of fifty. */
export const threadsQuery = (filter: ThreadFilter) =>
  infiniteQueryOptions({
    queryKey: mailKeys.list(filter),
    queryFn: ({ client, pageParam, signal }) => fetchPage(client, filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.threads.length > 0 && pages.length * PAGE < last.total ? pages.length + 1 : undefined,
  })

/** The first page of a list, for updates that only affect the newest threads. */
export const fetchFirstPage = (client: QueryClient, filter: ThreadFilter, signal: AbortSignal) =>
  fetchPage(client, filter, 1, signal)

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

/** A response with the loaded messages that it lacks. */
function withoutLoss(known: ThreadPages, fresh: ThreadPages): ThreadPages {
  const first = fresh.messages[0]?.seq ?? 0
  const last = fresh.messages.at(-1)?.seq ?? 0
  const earlier = known.messages.filter(({ seq }) => seq < first)
  const newer = known.messages.filter(({ seq }) => seq > last)
  const hasGap = earlier.length === known.messages.length
  return {
    thread: newer.length > 0 ? known.thread : fresh.thread,
    messages: hasGap ? fresh.messages : [...earlier, ...fresh.messages, ...newer],
    hasEarlier: hasGap || earlier.length === 0 ? fresh.hasEarlier : known.hasEarlier,
  }
}

/**
 * A conversation with its newest 200 messages. Earlier messages already loaded are kept unless there would be a gap,
 * and so are newer ones, which {@link fetchNewer} stored during a slow request.
 */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: mailKeys.thread(id),
    queryFn: async ({ client, signal }): Promise<ThreadPages> => {
      const fresh = await api.get<typeof threadResponse>(`/mail/threads/${id}`, { signal })
      const known = client.getQueryData<ThreadPages>(mailKeys.thread(id))
      return known ? withoutLoss(known, fresh) : fresh
    },
  })

/** Merges messages of two responses in order, each once; the newer response wins. */
export function mergeMessages(known: readonly MailMessage[], fresh: readonly MailMessage[]): MailMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of fresh) byId.set(message.id, message)
  return [...byId.values()].sort((a, b) => a.seq - b.seq)
}

/** Maximum number of messages in one response. */
const MESSAGES = 200

/**
 * Refetches one open conversation or all; a running request is repeated, because it may have started before
 * the change.
 */
export async function refetchConversations(client: QueryClient, id?: string): Promise<void> {
  const queryKey = id === undefined ? mailKeys.threads() : mailKeys.thread(id)
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
}

/** The threads whose newer messages are being fetched. */
const running = new Map<string, { isDirty: boolean }>()

/**
 * Fetches messages newer than the last loaded one until none is missing; does nothing for a conversation that
 * is not open. A call during a run adds one more fetch, because responses of two runs could arrive in the other order.
 */
export async function fetchNewer(client: QueryClient, id: string): Promise<void> {
  const known = running.get(id)
  if (known) {
    known.isDirty = true
    return
  }
  const run = { isDirty: true }
  running.set(id, run)
  try {
    while (run.isDirty) {
      run.isDirty = false
      await fetchMissing(client, id)
    }
  } finally {
    running.delete(id)
  }
}

async function fetchMissing(client: QueryClient, id: string): Promise<void> {
  const key = conversationQuery(id).queryKey
  for (;;) {
    const known = client.getQueryData(key)
    if (!known) return refetchConversations(client, id)
    const after = known.messages.at(-1)?.seq ?? 0
    const fresh = await api.get<typeof threadResponse>(`/mail/threads/${id}`, { query: { after } })
    client.setQueryData(key, (now) =>
      now ? { ...now, thread: fresh.thread, messages: mergeMessages(now.messages, fresh.messages) } : now,
    )
    if (fresh.messages.length < MESSAGES) return
  }
}

/** Maximum number of earlier pages that forwarding loads; more would not fit into one message. */
const MAX_PAGES = 25

/** All messages of an open conversation, including the earlier ones. */
export async function fetchWholeThread(client: QueryClient, id: string): Promise<MailMessage[]> {
  const key = conversationQuery(id).queryKey
  for (let page = 0; page < MAX_PAGES && client.getQueryData(key)?.hasEarlier; page += 1)
    await fetchEarlier(client, id)
  return client.getQueryData(key)?.messages ?? []
}

/** Fetches the page before the first loaded message. */
export async function fetchEarlier(client: QueryClient, id: string): Promise<void> {
  const key = conversationQuery(id).queryKey
  const first = client.getQueryData(key)?.messages[0]
  if (!first) return
  const before = await api.get<typeof threadResponse>(`/mail/threads/${id}`, { query: { before: first.seq } })
  client.setQueryData(key, (now) =>
    now
      ? { ...now, messages: mergeMessages(before.messages, now.messages), hasEarlier: before.hasEarlier }
      : now,
  )
}
