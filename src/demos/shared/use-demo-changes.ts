import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetch } from '@/lib/queries/refetch.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { throttle } from '@/lib/time/throttle.ts'

const throttleMs = 150

/**
 * Refetches queries when these tables of the schema `demo` change. A changed table invalidates the keys
 * `['demo', '<table>', ...]`, so name keys after their table; a query over several tables passes its key instead.
 */
export function useDemoChanges(tables: readonly string[], queryKey?: QueryKey): void {
  const client = useQueryClient()
  const names = tables.join()
  const keyText = JSON.stringify(queryKey ?? null)
  useEffect(() => {
    const watched = names.split(',')
    const given: unknown = JSON.parse(keyText)
    const stale = new Set<string>()
    const invalidate = (changed: readonly string[], cancelRefetch: boolean) => {
      const keys = Array.isArray(given) ? [given] : changed.map((table) => ['demo', table])
      for (const queryKey of keys)
        if (cancelRefetch) void refetch(client, { queryKey })
        else void client.invalidateQueries({ queryKey }, { cancelRefetch })
    }
    const refresh = throttle(() => {
      const changed = [...stale]
      stale.clear()
      invalidate(changed, true)
    }, throttleMs)
    let isSubscribing = true
    const stop = subscribeToTopic('demo', {
      // Changes may have been missed. With an open topic, the fetches that start with this effect read them.
      onReady: () => {
        const cancelRefetch = !isSubscribing
        queueMicrotask(() => invalidate(watched, cancelRefetch))
      },
      onEvent(_event, { table }) {
        if (typeof table !== 'string' || !watched.includes(table)) return
        stale.add(table)
        refresh.call()
      },
    })
    isSubscribing = false
    return () => {
      refresh.cancel()
      stop()
    }
  }, [client, names, keyText])
}
