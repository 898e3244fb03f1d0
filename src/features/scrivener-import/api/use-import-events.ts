import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeToTopic } from '@/lib/live.ts'
import { importKeys } from './imports.ts'

/** Refreshes what is shown of the person's imports whenever the worker has got further. */
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
