import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetch } from '../queries/refetch.ts'
import { subscribeToTopic } from './subscribe.ts'

/**
 * Refetches queries on an event of a private topic, and whenever the topic opens, because events may have been missed;
 * without a topic it does nothing.
 */
export function useRefetchOnEvent(topic: string | undefined, event: string, queryKey: QueryKey): void {
  const client = useQueryClient()
  const keyText = JSON.stringify(queryKey)
  useEffect(() => {
    if (!topic) return
    const key: QueryKey = JSON.parse(keyText)
    let isSubscribing = true
    const stop = subscribeToTopic(topic, {
      // With an open topic, the requests that start with this effect miss nothing and are not repeated.
      onReady: () => {
        if (!isSubscribing) void refetch(client, { queryKey: key })
        else queueMicrotask(() => void client.invalidateQueries({ queryKey: key }, { cancelRefetch: false }))
      },
      onEvent: (name) => {
        if (name === event) void refetch(client, { queryKey: key })
      },
    })
    isSubscribing = false
    return stop
  }, [client, topic, event, keyText])
}
