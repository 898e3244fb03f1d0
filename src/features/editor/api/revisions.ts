import type { Item } from '@contract/items.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { itemKeys } from '@/features/manuscripts/api/keys.ts'
import { api } from '@/lib/api-client.ts'

// Loaded beside the calls: the writing room starts without the schema library.
const itemAnswer = async () => (await import('@contract/items.ts')).itemResponse
const revisionAnswer = async () => (await import('@contract/items.ts')).revisionResponse
const revisionDetail = async () => (await import('@contract/items.ts')).revisionDetail
const revisionList = async () => (await import('@contract/items.ts')).revisionList

const PAGE_SIZE = 50
const path = (manuscriptId: string, itemId: string) =>
  `/manuscripts/${manuscriptId}/items/${itemId}/revisions`

/** Query keys of an item's revisions. */
export const revisionKeys = {
  all: (manuscriptId: string, itemId: string) =>
    [...itemKeys.detail(manuscriptId, itemId), 'revisions'] as const,
  detail: (manuscriptId: string, itemId: string, id: string) =>
    [...itemKeys.detail(manuscriptId, itemId), 'revision', id] as const,
}

/** The earlier states of an item, newest first, page by page. */
export const revisionsQuery = (manuscriptId: string, itemId: string) =>
  infiniteQueryOptions({
    queryKey: revisionKeys.all(manuscriptId, itemId),
    queryFn: ({ signal, pageParam }) =>
      api.get(path(manuscriptId, itemId), {
        query: { page: pageParam, itemsPerPage: PAGE_SIZE },
        signal,
        schema: revisionList,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
  })

/** One earlier state with its text; it never changes. */
export const revisionQuery = (manuscriptId: string, itemId: string, id: string) =>
  queryOptions({
    queryKey: revisionKeys.detail(manuscriptId, itemId, id),
    queryFn: async ({ signal }) =>
      (await api.get(`${path(manuscriptId, itemId)}/${id}`, { signal, schema: revisionDetail })).revision,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Keeps the present state under a name. */
export const nameRevision = async (manuscriptId: string, itemId: string, name: string) =>
  (await api.post(path(manuscriptId, itemId), { body: { name }, schema: revisionAnswer })).revision

/** Puts an earlier state back; the one it replaces is kept as a revision. */
export const restoreRevision = async (
  manuscriptId: string,
  itemId: string,
  id: string,
  revision: number,
): Promise<Item> =>
  (await api.post(`${path(manuscriptId, itemId)}/${id}/restore`, { body: { revision }, schema: itemAnswer }))
    .item
