import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { importKeys } from './imports.ts'

/** Refetches the user's imports when the worker reports progress. */
export function useImportEvents(userId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!userId) return
    const refresh = () => {
      void client.invalidateQueries({ queryKey: importKeys.all })
    }
    return subscribeToTopic(`user:${userId}`, {
      onEvent: (event) => {
        if (event === 'import') refresh()
      },
      onReady: refresh,
    })
  }, [client, userId])
}
