import type { EntryChange, EntryState, mailSearch, ThreadSummary, threadList } from '@contract/mail.ts'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { refetch } from '@/lib/queries/refetch.ts'
import { mergeFirstPage, type ThreadFilter } from '../model/entries.ts'
import { mailKeys } from './keys.ts'
import { type ConversationPages, fetchFirstPage } from './threads.ts'

type Pages = InfiniteData<z.infer<typeof threadList>, number>
type Found = InfiniteData<z.infer<typeof mailSearch>, number>
type Result = Found['pages'][number]['results'][number]
type Change = (thread: ThreadSummary) => ThreadSummary | null

/** The updater of a cached list that changes each of its pages. */
const eachPage =
  <Page, Param>(change: (page: Page) => Page) =>
  (data: InfiniteData<Page, Param> | undefined) =>
    data && { ...data, pages: data.pages.map(change) }

function changeThreads(client: QueryClient, change: Change) {
  client.setQueriesData<Pages>(
    { queryKey: mailKeys.lists() },
    eachPage((page) => ({ ...page, threads: page.threads.flatMap((thread) => change(thread) ?? []) })),
  )
  const changeResult = (result: Result): Result[] => {
    const thread = change(result.thread)
    return thread ? [{ ...result, thread }] : []
  }
  client.setQueriesData<Found>(
    { queryKey: mailKeys.searches() },
    eachPage((page) => ({ ...page, results: page.results.flatMap(changeResult) })),
  )
}

/** Writes the entries of an action's response into all cached lists and conversations. */
export function writeEntries(client: QueryClient, entries: readonly (EntryChange | EntryState)[]): void {
  const byId = new Map(entries.map((entry) => [entry.threadId, entry]))
  const change = (thread: ThreadSummary): ThreadSummary => {
    const entry = byId.get(thread.threadId)
    return entry ? { ...thread, ...entry } : thread
  }
  changeThreads(client, change)
  for (const { threadId } of entries)
    client.setQueryData<ConversationPages>(
      mailKeys.thread(threadId),
      eachPage((page) => ({ ...page, thread: change(page.thread) })),
    )
}

/** Removes permanently deleted threads from the caches. */
export function dropThreads(client: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids)
  changeThreads(client, (thread) => (gone.has(thread.threadId) ? null : thread))
  for (const id of ids) client.removeQueries({ queryKey: mailKeys.thread(id) })
}

/** The filter is the last part of a list's query key. */
const filterOf = (key: readonly unknown[]) => key.at(-1) as ThreadFilter

/** The running request of the first page of a list. */
const firstPages = new WeakMap<Query, AbortController>()

/** Aborts the running request of a list's first page and returns the signal of the next one. */
function restartFirstPage(query: Query): AbortSignal {
  firstPages.get(query)?.abort()
  const controller = new AbortController()
  firstPages.set(query, controller)
  return controller.signal
}

/** Cancels all running requests of lists, which could return rows from before a change. */
export function cancelLists(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().findAll({ queryKey: mailKeys.lists() }))
    firstPages.get(query)?.abort()
  return client.cancelQueries({ queryKey: mailKeys.lists() })
}

async function refreshFirstPage(client: QueryClient, query: Query): Promise<void> {
  const signal = restartFirstPage(query)
  try {
    const fresh = await fetchFirstPage(filterOf(query.queryKey), signal)
    client.setQueryData<Pages>(query.queryKey, (now) => {
      const [first, ...rest] = now?.pages ?? []
      if (!now || !first || signal.aborted) return now
      const threads = mergeFirstPage(first.threads, fresh.threads, fresh.total)
      return { ...now, pages: [{ ...fresh, threads }, ...rest] }
    })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/**
 * Refetches the first page of each visible list and marks the others stale; further loaded pages are kept.
 */
export async function refreshLists(client: QueryClient): Promise<void> {
  const lists = client.getQueryCache().findAll({ queryKey: mailKeys.lists() })
  const shown = lists.filter((query) => query.isActive())
  void client.invalidateQueries({ queryKey: mailKeys.lists(), refetchType: 'none' })
  await Promise.all(
    shown.map((query) => {
      const known = query.state.data as Pages | undefined
      if (known && known.pages.length > 1) return refreshFirstPage(client, query)
      firstPages.get(query)?.abort()
      return refetch(client, { queryKey: query.queryKey, exact: true })
    }),
  )
}

/** Refetches the lists after an event; during an undo they would lack its rows, and its end refetches them. */
export const refreshListsOnEvent = async (client: QueryClient): Promise<void> => {
  if (client.isMutating({ mutationKey: mailKeys.restores() }) === 0) await refreshLists(client)
}
