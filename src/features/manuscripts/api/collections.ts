import type { Collection, collectionList, collectionResponse } from '@contract/manuscripts.ts'
import type { SavedSearch } from '@contract/saved-searches.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { api } from '@/lib/api/api-client.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { manuscriptKeys } from './keys.ts'

/** The collections of a manuscript and the functions that add and remove items. */
export type Collections = {
  list: readonly Collection[]
  /** Reads them again, for texts that were written since. */
  refresh: () => void
  toggle: (collection: Collection, itemId: string) => void
}

const none: readonly Collection[] = []

/** The collections of a manuscript with their items in order. */
const collectionsQuery = (manuscriptId: string) =>
  queryOptions({
    queryKey: manuscriptKeys.collections(manuscriptId),
    queryFn: async ({ signal }) =>
      (await api.get<typeof collectionList>(`/manuscripts/${manuscriptId}/collections`, { signal }))
        .collections,
    // A text is also found in what was written since.
    staleTime: ({ state }) => (state.data?.some(({ search }) => search?.text) ? 0 : 60_000),
  })

type Change = { collection: Collection; itemId: string; isIn: boolean }

/**
 * Loads the collections of a manuscript; adding and removing items is shown optimistically and rolled back on
 * failure.
 */
export function useCollections(manuscriptId: string): Collections {
  const intl = useIntl()
  const client = useQueryClient()
  const { queryKey } = collectionsQuery(manuscriptId)
  const { data: list = none } = useQuery(collectionsQuery(manuscriptId))
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: manuscriptKeys.collections(manuscriptId) }),
    [client, manuscriptId],
  )
  const mutationKey = [...queryKey, 'toggle']
  const { mutate } = useMutation({
    mutationKey,
    // Two quick changes of one item are sent in order, so that the last one counts.
    scope: { id: mutationKey.join() },
    mutationFn: ({ collection, itemId, isIn }: Change) =>
      api.patch<typeof collectionResponse>(`/manuscripts/${manuscriptId}/collections/${collection.id}`, {
        body: isIn ? { removeItemIds: [itemId] } : { addItemIds: [itemId] },
        // The list shows the change at once, so a reload right after it must not cancel it.
        keepalive: true,
      }),
    onMutate: async ({ collection, itemId, isIn }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (now) =>
        now?.map((one) =>
          one.id === collection.id
            ? {
                ...one,
                itemIds: isIn ? one.itemIds.filter((id) => id !== itemId) : [...one.itemIds, itemId],
              }
            : one,
        ),
      )
    },
    onError: () =>
      toast.error({
        title: intl.formatMessage({ id: 'manuscripts.collections.failed' }),
        description: intl.formatMessage({ id: 'manuscripts.failed.nothing-changed' }),
      }),
    onSettled: () => {
      // A refetch in between would show the list without the changes that wait.
      if (client.isMutating({ mutationKey }) > 1) return undefined
      return client.invalidateQueries({ queryKey })
    },
  })
  return useMemo(
    () => ({
      list,
      refresh,
      toggle: (collection, itemId) =>
        mutate({ collection, itemId, isIn: collection.itemIds.includes(itemId) }),
    }),
    [list, refresh, mutate],
  )
}

/** Saves a search under a name and resolves to it. */
export function useSaveSearch(manuscriptId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { name: string; search: SavedSearch }) =>
      (await api.post<typeof collectionResponse>(`/manuscripts/${manuscriptId}/collections`, { body }))
        .collection,
    onSuccess: () => client.invalidateQueries({ queryKey: manuscriptKeys.collections(manuscriptId) }),
  })
}
