import type { CreateItemBody, Item, ItemPlacement, PatchItemBody } from '@contract/items.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { itemKeys } from './keys.ts'

// Loaded beside the calls: the writing room starts without the schema library.
const itemAnswer = async () => (await import('@contract/items.ts')).itemResponse
const itemList = async () => (await import('@contract/items.ts')).itemList
const itemSummariesAnswer = async () => (await import('@contract/items.ts')).itemSummariesResponse
const mentionsAnswer = async () => (await import('@contract/items.ts')).mentionsResponse

const path = (manuscriptId: string, itemId = '') =>
  `/manuscripts/${manuscriptId}/items${itemId && `/${itemId}`}`

/** The whole binder without bodies, trash included; what the server last said, without pending operations. */
export const itemsQuery = (manuscriptId: string) =>
  queryOptions({
    queryKey: itemKeys.list(manuscriptId),
    queryFn: async ({ signal }) =>
      (await api.get(path(manuscriptId), { signal, schema: itemList, isCheckedLater: true })).items,
    staleTime: 60_000,
  })

/** One item with its body, comments and files. */
export const itemQuery = (manuscriptId: string, itemId: string) =>
  queryOptions({
    queryKey: itemKeys.detail(manuscriptId, itemId),
    queryFn: async ({ signal }): Promise<Item> =>
      (await api.get(path(manuscriptId, itemId), { signal, schema: itemAnswer, isCheckedLater: true })).item,
  })

/** Chapters and scenes whose text names the item. */
export const mentionsQuery = (manuscriptId: string, itemId: string) =>
  queryOptions({
    queryKey: itemKeys.mentions(manuscriptId, itemId),
    queryFn: async ({ signal }) =>
      (await api.get(`${path(manuscriptId, itemId)}/mentions`, { signal, schema: mentionsAnswer })).hits,
  })

/** Creates an item. Binder actions go through `useItemOperations`, which also shows and undoes them. */
export const requestCreateItem = async (manuscriptId: string, body: CreateItemBody): Promise<Item> =>
  (await api.post(path(manuscriptId), { body, schema: itemAnswer })).item

/** Changes what is given; rejects with `HttpError` 409 holding the current item when the revision is not the stored one. */
export const patchItem = async (manuscriptId: string, itemId: string, body: PatchItemBody): Promise<Item> =>
  (await api.patch(path(manuscriptId, itemId), { body, schema: itemAnswer })).item

/** Moves an item; answers every item whose place changed. */
export const requestMove = async (manuscriptId: string, itemId: string, body: ItemPlacement) =>
  (await api.post(`${path(manuscriptId, itemId)}/move`, { body, schema: itemSummariesAnswer })).items

/** Copies an item and all below it to the place right after it. */
export const duplicateItem = async (manuscriptId: string, itemId: string) =>
  (await api.post(`${path(manuscriptId, itemId)}/duplicate`, { schema: itemSummariesAnswer })).items

/** Puts an item and all below it into the trash. */
export const trashItem = async (manuscriptId: string, itemId: string) =>
  (await api.post(`${path(manuscriptId, itemId)}/trash`, { schema: itemSummariesAnswer })).items

/** Takes an item and all below it out of the trash, to where it was. */
export const restoreItem = async (manuscriptId: string, itemId: string) =>
  (await api.post(`${path(manuscriptId, itemId)}/restore`, { schema: itemSummariesAnswer })).items

/** Erases an item of the trash for good. */
export const eraseItem = (manuscriptId: string, itemId: string) => api.delete(path(manuscriptId, itemId))

/** Erases all that lies in a manuscript's trash for good. */
export const emptyTrash = (manuscriptId: string) => api.delete(`/manuscripts/${manuscriptId}/trash`)
