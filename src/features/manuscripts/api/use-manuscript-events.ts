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

/**
 * Refetches items on Realtime events, and after every subscription and every return to the tab, when an event
 * may have been missed.
 */
export function useManuscriptEvents(manuscriptId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!manuscriptId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hinted: ItemHint[] = []
    let isAllStale = false
    let areCommentsStale = false
    const refresh = () => {
      // The response to a running operation could be older than a refetch that ends before it.
      if (client.isMutating({ mutationKey: itemKeys.operations(manuscriptId) }) > 0) {
        timer = setTimeout(refresh, debounceMs)
        return
      }
      // The responses to this tab's own changes have usually arrived, so these events need no request.
      const isStale = isAllStale || !areKnown(client, manuscriptId, hinted)
      if (areCommentsStale || isAllStale)
        void refetch(client, { queryKey: manuscriptKeys.threads(manuscriptId) })
      if (areCommentsStale || isStale) void refetch(client, { queryKey: itemKeys.details(manuscriptId) })
      if (isStale) void refetch(client, { queryKey: itemKeys.list(manuscriptId) })
      hinted = []
      isAllStale = false
      areCommentsStale = false
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
        // Hints of this tab are left out, because its own changes of comments are in the cache.
        if (event === 'comments') {
          areCommentsStale = true
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
