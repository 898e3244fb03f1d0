import type { Item } from '@contract/items.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetch } from '@/lib/queries/refetch.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { type ItemHint, isKnown, readItemHints } from '../model/item-hint.ts'
import { itemsQuery } from './items.ts'
import { itemKeys, manuscriptKeys } from './keys.ts'

const debounceMs = 250

/** True when the caches already have every hinted state. */
function areKnown(client: QueryClient, manuscriptId: string, hints: readonly ItemHint[]): boolean {
  const items = client.getQueryData(itemsQuery(manuscriptId).queryKey)
  if (!items) return false
  const known = new Map(items.map((item) => [item.id, item]))
  return hints.every((hint) => {
    const whole = client.getQueryData<Item>(itemKeys.detail(manuscriptId, hint.id))
    return isKnown(hint, known.get(hint.id)) && (whole?.revision ?? Infinity) >= (hint.revision ?? 0)
  })
}

/** The events about rows without a state that the caches could already have. */
const ROW_EVENTS: readonly string[] = ['comments', 'collections', 'fields']

/**
 * Refetches a manuscript on Realtime events, and after every subscription and every return to the tab, when an event
 * may have been missed.
 */
export function useManuscriptEvents(manuscriptId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!manuscriptId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hinted: ItemHint[] = []
    let isAllStale = false
    const changed = new Set<string>()
    const refresh = () => {
      // The response to a running operation could be older than a refetch that ends before it.
      if (client.isMutating({ mutationKey: itemKeys.operations(manuscriptId) }) > 0) {
        timer = setTimeout(refresh, debounceMs)
        return
      }
      // The responses to this tab's own changes have usually arrived, so these events need no request.
      const isStale = isAllStale || !areKnown(client, manuscriptId, hinted)
      if (changed.has('comments') || isAllStale)
        void refetch(client, { queryKey: manuscriptKeys.threads(manuscriptId) })
      // A running change of the collections refetches them when it ends.
      const collections = manuscriptKeys.collections(manuscriptId)
      if ((changed.has('collections') || isAllStale) && client.isMutating({ mutationKey: collections }) === 0)
        void refetch(client, { queryKey: collections })
      if (changed.has('fields') || isAllStale)
        void refetch(client, { queryKey: manuscriptKeys.detail(manuscriptId) })
      if (changed.has('comments') || isStale)
        void refetch(client, { queryKey: itemKeys.details(manuscriptId) })
      if (isStale) void refetch(client, { queryKey: itemKeys.list(manuscriptId) })
      hinted = []
      isAllStale = false
      changed.clear()
    }
    const schedule = (hints: readonly ItemHint[] | null) => {
      if (hints === null) isAllStale = true
      else hinted.push(...hints)
      clearTimeout(timer)
      timer = setTimeout(refresh, debounceMs)
    }
    const stop = subscribeToTopic(`manuscript:${manuscriptId}`, {
      onEvent: (event, payload) => {
        if (event === 'items') schedule(readItemHints(payload.items))
        // Hints of this tab are left out, because its own changes of these rows are in the cache.
        if (ROW_EVENTS.includes(event)) {
          changed.add(event)
          schedule([])
        }
      },
      onReady: () => schedule(null),
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, manuscriptId])
}
