import type { Item, itemResponse } from '@contract/items.ts'
import type { revisionDetail, revisionList, revisionResponse } from '@contract/revisions.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { itemKeys } from '@/features/manuscripts/api/keys.ts'
import { api } from '@/lib/api/api-client.ts'

const PAGE_SIZE = 50
const path = (manuscriptId: string, itemId: string) =>
  `/manuscripts/${manuscriptId}/items/${itemId}/revisions`

export const revisionKeys = {
  all: (manuscriptId: string, itemId: string) =>
    [...itemKeys.detail(manuscriptId, itemId), 'revisions'] as const,
  detail: (manuscriptId: string, itemId: string, id: string) =>
    [...itemKeys.detail(manuscriptId, itemId), 'revision', id] as const,
}

/** A page of the revisions of an item, newest first. */
export const fetchRevisionPage = (
  manuscriptId: string,
  itemId: string,
  query: { page: number; itemsPerPage: number },
  signal?: AbortSignal,
) => api.get<typeof revisionList>(path(manuscriptId, itemId), { query, ...(signal ? { signal } : {}) })

/** The revisions of an item, newest first, page by page. */
export const revisionsQuery = (manuscriptId: string, itemId: string) =>
  infiniteQueryOptions({
    queryKey: revisionKeys.all(manuscriptId, itemId),
    queryFn: ({ signal, pageParam }) =>
      fetchRevisionPage(manuscriptId, itemId, { page: pageParam, itemsPerPage: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
  })

/** A revision with its text, which never changes. */
export const revisionQuery = (manuscriptId: string, itemId: string, id: string) =>
  queryOptions({
    queryKey: revisionKeys.detail(manuscriptId, itemId, id),
    queryFn: async ({ signal }) =>
      (await api.get<typeof revisionDetail>(`${path(manuscriptId, itemId)}/${id}`, { signal })).revision,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Stores the current state as a named revision. */
export const nameRevision = async (manuscriptId: string, itemId: string, name: string) =>
  (await api.post<typeof revisionResponse>(path(manuscriptId, itemId), { body: { name } })).revision

/** Restores a revision; the replaced state is stored as a revision. */
export const restoreRevision = async (
  manuscriptId: string,
  itemId: string,
  id: string,
  revision: number,
): Promise<Item> =>
  (await api.post<typeof itemResponse>(`${path(manuscriptId, itemId)}/${id}/restore`, { body: { revision } }))
    .item
