import type { ItemSummary } from '@contract/items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/toaster.tsx'
import { itemQuery } from '../api/items.ts'

/** Bodies that are requested at once. */
const BATCH = 6
const TOAST_ID = 'print-loading'

/**
 * Loads the bodies of all items before Ctrl+P prints, because the reading view loads only those near the viewport.
 * Leaving the view cancels the print.
 */
export function usePrintAll(manuscriptId: string, items: readonly ItemSummary[]): void {
  const client = useQueryClient()
  const intl = useIntl()
  const latest = useRef({ items, intl })
  latest.current = { items, intl }
  useEffect(() => {
    let isLoading = false
    let isLeft = false
    // A body that cannot be loaded, for example offline, is replaced by a note on the paper.
    const load = (id: string) =>
      client.prefetchQuery({ ...itemQuery(manuscriptId, id), networkMode: 'always', retry: false })
    const printAll = async () => {
      isLoading = true
      const ids = latest.current.items.filter(({ hasText }) => hasText).map(({ id }) => id)
      toast.info({
        id: TOAST_ID,
        title: latest.current.intl.formatMessage({ id: 'manuscripts.read.loading-print' }),
      })
      for (let start = 0; start < ids.length && !isLeft; start += BATCH)
        await Promise.all(ids.slice(start, start + BATCH).map(load))
      toast.dismiss(TOAST_ID)
      isLoading = false
      if (!isLeft) window.print()
    }
    const handleKey = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
      if (!isPrint || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isLoading) void printAll()
    }
    window.addEventListener('keydown', handleKey)
    return () => {
      isLeft = true
      window.removeEventListener('keydown', handleKey)
    }
  }, [client, manuscriptId])
}
