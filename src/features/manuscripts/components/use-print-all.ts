import type { ItemSummary } from '@contract/items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { itemQuery } from '../api/items.ts'

/** Bodies that are requested at once. */
const BATCH = 6

/** Loads the bodies of all items before Ctrl+P prints, because the reading view loads only those near the viewport. */
export function usePrintAll(manuscriptId: string, items: readonly ItemSummary[]): void {
  const client = useQueryClient()
  useEffect(() => {
    let isLoading = false
    const load = async () => {
      const ids = items.filter(({ hasText }) => hasText).map(({ id }) => id)
      // A body that cannot be loaded is replaced by a note on the paper.
      for (let start = 0; start < ids.length; start += BATCH)
        await Promise.all(
          ids.slice(start, start + BATCH).map((id) => client.prefetchQuery(itemQuery(manuscriptId, id))),
        )
    }
    const handleKey = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
      if (!isPrint || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (isLoading) return
      isLoading = true
      void load().finally(() => {
        isLoading = false
        window.print()
      })
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [client, manuscriptId, items])
}
