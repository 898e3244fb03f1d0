import type { Doc } from '@contract/document.ts'
import type { Item } from '@contract/items.ts'
import type { changedTexts, HistoryText, manuscriptHistory, TextState } from '@contract/manuscript-history.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fetchRevisionPage, restoreRevision, revisionQuery } from '@/features/editor/api/revisions.ts'
import { conflictingItem } from '@/features/manuscripts/api/conflict.ts'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { saveOpenTexts } from '@/features/manuscripts/shared/open-texts.ts'
import { noteIds } from '@/features/manuscripts/shared/prose/note-numbers.ts'
import { api } from '@/lib/api/api-client.ts'
import { deviceTimeZone } from '@/lib/time/device-time-zone.ts'
import type { DayText } from '../model/day-book.ts'

/** `day`: the changes of a day; `since`: the differences between its end and now. */
export type HistoryComparison = 'day' | 'since'

const path = (manuscriptId: string) => `/manuscripts/${manuscriptId}/history`
const key = (manuscriptId: string) => [...manuscriptKeys.of(manuscriptId), 'history'] as const

/** The days on which texts of a manuscript were changed, newest first. */
export const historyQuery = (manuscriptId: string) =>
  queryOptions({
    queryKey: [...key(manuscriptId), 'days'],
    queryFn: async ({ signal }) => {
      await saveOpenTexts(manuscriptId)
      const query = { timeZone: deviceTimeZone() }
      return (await api.get<typeof manuscriptHistory>(path(manuscriptId), { query, signal })).days
    },
    staleTime: 0,
  })

/** The texts that differ. */
export const changedTextsQuery = (manuscriptId: string, day: string, compare: HistoryComparison) =>
  queryOptions({
    queryKey: [...key(manuscriptId), 'texts', day, compare],
    queryFn: async ({ signal }) => {
      await saveOpenTexts(manuscriptId)
      const query = { day, compare, timeZone: deviceTimeZone() }
      return (await api.get<typeof changedTexts>(`${path(manuscriptId)}/texts`, { query, signal })).texts
    },
    staleTime: 0,
  })

/** The bodies of a text before and after its change. */
export const comparisonQuery = (
  client: QueryClient,
  manuscriptId: string,
  { itemId, ...text }: HistoryText,
) => {
  const read = async ({ revisionId }: TextState): Promise<Doc | null> => {
    const { content } =
      revisionId === null
        ? await client.fetchQuery(itemQuery(manuscriptId, itemId))
        : await client.fetchQuery(revisionQuery(manuscriptId, itemId, revisionId))
    return content
  }
  const { before, after, revision } = text
  return queryOptions({
    queryKey: [...key(manuscriptId), 'text', itemId, before.revisionId, after.revisionId ?? revision],
    queryFn: async () => {
      const [was, is] = await Promise.all([read(before), read(after)])
      return { before: was, after: is }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * A text of the book of a day with its footnotes, which have no history: those that still exist have their present words
 * (R-977).
 */
export const dayTextQuery = (
  client: QueryClient,
  manuscriptId: string,
  { itemId, revisionId, revision }: DayText,
) =>
  queryOptions({
    queryKey: [...key(manuscriptId), 'book', itemId, revisionId ?? revision],
    queryFn: async () => {
      // The text is not requested without a connection, except for printing, where no request may wait for one.
      const now = { networkMode: 'always' } as const
      const present = () => client.fetchQuery({ ...itemQuery(manuscriptId, itemId), ...now })
      if (revisionId === null) {
        const { content, comments } = await present()
        return { content, comments }
      }
      const { content } = await client.fetchQuery({
        ...revisionQuery(manuscriptId, itemId, revisionId),
        ...now,
      })
      const { comments } = noteIds(content).length > 0 ? await present() : { comments: [] }
      return { content, comments }
    },
  })

/** Why a text was not restored: it was changed by then, or the call failed. */
type RestoreProblem = 'conflict' | 'failed'
export type RestoreResult = { revision: number } | { problem: RestoreProblem }

const attempt = async (restore: () => Promise<Item>): Promise<RestoreResult> => {
  try {
    return { revision: (await restore()).revision }
  } catch (error) {
    return { problem: conflictingItem(error) ? 'conflict' : 'failed' }
  }
}

/** Brings back the earlier state of a text; the present one becomes a revision. */
export const restoreText = (manuscriptId: string, { itemId, revision, before }: HistoryText) =>
  attempt(() => restoreRevision(manuscriptId, itemId, before.revisionId, revision))

/** Takes back the restore that made a revision of a text, if nobody has changed the text since. */
export const undoRestore = (manuscriptId: string, itemId: string, revision: number) =>
  attempt(async () => {
    const { revisions } = await fetchRevisionPage(manuscriptId, itemId, { page: 1, itemsPerPage: 1 })
    const [replaced] = revisions
    if (!replaced) throw new Error('the replaced state was not kept')
    return restoreRevision(manuscriptId, itemId, replaced.id, revision)
  })
