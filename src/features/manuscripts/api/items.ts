import type { searchResponse } from '@contract/item-search.ts'
import type {
  ChangeItemsBody,
  CreateItemBody,
  Item,
  ItemPlacement,
  ItemSummary,
  itemList,
  itemResponse,
  itemSummariesResponse,
} from '@contract/items.ts'
import type { TransferBody, transferResponse } from '@contract/transfers.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { keepNewerRows, shareNewerRows } from '@/lib/queries/newer-rows.ts'
import { itemKeys } from './keys.ts'

const path = (manuscriptId: string, itemId = '') =>
  `/manuscripts/${manuscriptId}/items${itemId && `/${itemId}`}`

/**
 * All items of the binder without bodies, including the trash, as stored on the server without pending
 * operations.
 */
export const itemsQuery = (manuscriptId: string) =>
  queryOptions({
    queryKey: itemKeys.list(manuscriptId),
    queryFn: async ({ signal }): Promise<ItemSummary[]> =>
      (await api.get<typeof itemList>(path(manuscriptId), { signal })).items,
    staleTime: 60_000,
  })

export const itemQuery = (manuscriptId: string, itemId: string) =>
  queryOptions({
    queryKey: itemKeys.detail(manuscriptId, itemId),
    queryFn: async ({ signal }): Promise<Item> =>
      (await api.get<typeof itemResponse>(path(manuscriptId, itemId), { signal })).item,
    // Comments have no revision, so those of the response count.
    structuralSharing: (known, fresh) =>
      shareNewerRows(known, { ...(keepNewerRows(known, fresh) as Item), comments: (fresh as Item).comments }),
  })

/** Chapters and scenes whose text mentions the item. */
export const mentionsQuery = (manuscriptId: string, itemId: string) =>
  queryOptions({
    queryKey: itemKeys.mentions(manuscriptId, itemId),
    queryFn: async ({ signal }) =>
      (await api.get<typeof searchResponse>(`${path(manuscriptId, itemId)}/mentions`, { signal })).hits,
  })

/** Creates an item; binder actions use `useItemOperation`, which adds optimistic updates. */
export const requestCreateItem = async (manuscriptId: string, body: CreateItemBody): Promise<Item> =>
  (await api.post<typeof itemResponse>(path(manuscriptId), { body })).item

/** A small change of the tree, which a reload right after it does not cancel. */
const changeTree = async (
  manuscriptId: string,
  itemId: string,
  action: 'move' | 'duplicate' | 'copy' | 'template' | 'trash' | 'restore',
  body?: ItemPlacement | { folderTitle: string },
) =>
  (
    await api.post<typeof itemSummariesResponse>(`${path(manuscriptId, itemId)}/${action}`, {
      body,
      keepalive: true,
    })
  ).items

/** Moves an item; returns every item whose position changed. */
export const requestMove = (manuscriptId: string, itemId: string, body: ItemPlacement) =>
  changeTree(manuscriptId, itemId, 'move', body)

/** The most items of a change that a browser surely sends while the page closes, which is limited to 64 kB. */
const MAX_KEPT_ALIVE = 300

/** Changes several items in one step; returns every changed item. */
export const requestChange = async (manuscriptId: string, body: ChangeItemsBody) =>
  (
    await api.post<typeof itemSummariesResponse>(path(manuscriptId, 'change'), {
      body,
      keepalive: body.items.length <= MAX_KEPT_ALIVE,
    })
  ).items

/** Moves text between an item and others; returns all of them. */
export const requestTransfer = (manuscriptId: string, itemId: string, body: TransferBody) =>
  api.post<typeof transferResponse>(`${path(manuscriptId, itemId)}/transfer`, { body })

/** Copies an item and its descendants to the position after it. */
export const duplicateItem = (manuscriptId: string, itemId: string) =>
  changeTree(manuscriptId, itemId, 'duplicate')

/** Copies an item and its descendants to a position. */
export const copyItem = (manuscriptId: string, itemId: string, body: ItemPlacement) =>
  changeTree(manuscriptId, itemId, 'copy', body)

/** Copies an item and its descendants into the templates folder. */
export const saveTemplate = (manuscriptId: string, itemId: string, folderTitle: string) =>
  changeTree(manuscriptId, itemId, 'template', { folderTitle })

/** Moves an item and its descendants to the trash. */
export const trashItem = (manuscriptId: string, itemId: string) => changeTree(manuscriptId, itemId, 'trash')

/** Restores an item and its descendants to their previous position. */
export const restoreItem = (manuscriptId: string, itemId: string) =>
  changeTree(manuscriptId, itemId, 'restore')

/** Permanently deletes an item of the trash. */
export const eraseItem = (manuscriptId: string, itemId: string) => api.delete(path(manuscriptId, itemId))

/** Permanently deletes everything in a manuscript's trash. */
export const emptyTrash = (manuscriptId: string) => api.delete(`/manuscripts/${manuscriptId}/trash`)
