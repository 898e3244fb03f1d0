import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeToTopic } from '@/lib/live.ts'
import { areOwnWrites } from './item-cache.ts'
import { itemKeys } from './keys.ts'

const settleMs = 250
/** The database names at most this many items in a hint; there may be more. */
const maxHinted = 50

/** The items a hint names; one that is none of ours says that anything may have changed. */
const hintedIds = (ids: unknown): string[] =>
  Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : []

/**
 * Keeps the items of a manuscript fresh: the database hints at changes on the private topic, and whatever could have
 * been missed is fetched whenever the channel is joined and when the tab comes back.
 */
export function useManuscriptEvents(manuscriptId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!manuscriptId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hinted: string[] = []
    let isAllStale = false
    const refresh = () => {
      // By now the answer to a write of this tab is in, and a hint about it says nothing new.
      const isNews = isAllStale || hinted.length >= maxHinted || !areOwnWrites(hinted)
      hinted = []
      isAllStale = false
      if (!isNews) return
      client.invalidateQueries({ queryKey: itemKeys.list(manuscriptId) })
      client.invalidateQueries({ queryKey: itemKeys.details(manuscriptId) })
    }
    const schedule = (ids: readonly string[]) => {
      if (ids.length === 0) isAllStale = true
      else hinted.push(...ids)
      clearTimeout(timer)
      timer = setTimeout(refresh, settleMs)
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
