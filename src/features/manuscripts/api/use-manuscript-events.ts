import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { areOwnWrites } from './item-cache.ts'
import { itemKeys } from './keys.ts'

const debounceMs = 250
/** The database lists at most this many items in one event. */
const maxHinted = 50

/** The item ids of an event; an empty list means that any item may have changed. */
const hintedIds = (ids: unknown): string[] =>
  Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : []

/**
 * Refetches items on Realtime events, and after every subscription and every return to the tab, when an event
 * may have been missed.
 */
export function useManuscriptEvents(manuscriptId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!manuscriptId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hinted: string[] = []
    let isAllStale = false
    const refresh = () => {
      // The responses to this tab's own writes have arrived, so events about them can be ignored.
      const isStale = isAllStale || hinted.length >= maxHinted || !areOwnWrites(hinted)
      hinted = []
      isAllStale = false
      if (!isStale) return
      client.invalidateQueries({ queryKey: itemKeys.list(manuscriptId) })
      client.invalidateQueries({ queryKey: itemKeys.details(manuscriptId) })
    }
    const schedule = (ids: readonly string[]) => {
      if (ids.length === 0) isAllStale = true
      else hinted.push(...ids)
      clearTimeout(timer)
      timer = setTimeout(refresh, debounceMs)
    }
    const stop = subscribeToTopic(`manuscript:${manuscriptId}`, {
      onEvent: (event, payload) => {
        if (event === 'items') schedule(hintedIds(payload.ids))
      },
      onReady: () => schedule([]),
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, manuscriptId])
}
