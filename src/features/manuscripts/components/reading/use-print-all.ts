import type { ItemSummary } from '@contract/items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { itemQuery } from '../../api/items.ts'

/** Bodies that are requested at once. */
const BATCH = 6
const TOAST_ID = 'print-loading'

type PrintAll = {
  /** Loads all bodies, then opens the print dialog of the browser. */
  print: () => Promise<void>
  isLoading: boolean
}

/**
 * Loads the bodies of all items before Ctrl+P or a button prints, because the reading view loads only those near the
 * viewport. Leaving the view cancels the print.
 */
export function usePrintAll(manuscriptId: string, items: readonly ItemSummary[]): PrintAll {
  const client = useQueryClient()
  const intl = useIntl()
  const [isLoading, setIsLoading] = useState(false)
  const run = useRef({ isLoading: false, isLeft: false })
  const print = async () => {
    if (run.current.isLoading) return
    run.current.isLoading = true
    setIsLoading(true)
    const ids = items.filter(({ hasText }) => hasText).map(({ id }) => id)
    toast.info({ id: TOAST_ID, title: intl.formatMessage({ id: 'manuscripts.read.loading-print' }) })
    // A body that cannot be loaded, for example offline, is replaced by a note on the paper.
    const load = (id: string) =>
      client.prefetchQuery({ ...itemQuery(manuscriptId, id), networkMode: 'always', retry: false })
    for (let start = 0; start < ids.length && !run.current.isLeft; start += BATCH)
      await Promise.all(ids.slice(start, start + BATCH).map(load))
    toast.dismiss(TOAST_ID)
    run.current.isLoading = false
    setIsLoading(false)
    if (!run.current.isLeft) window.print()
  }
  const latest = useRef(print)
  latest.current = print
  useEffect(() => {
    const state = run.current
    state.isLeft = false
    const handleKey = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
      if (!isPrint || event.altKey || event.shiftKey) return
      event.preventDefault()
      void latest.current()
    }
    window.addEventListener('keydown', handleKey)
    return () => {
      state.isLeft = true
      window.removeEventListener('keydown', handleKey)
    }
  }, [])
  return { print, isLoading }
}
