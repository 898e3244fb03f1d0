import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'

/** Bodies that are requested at once. */
const BATCH = 6
const TOAST_ID = 'print-loading'

type PrintAll = {
  /** Loads all bodies, then opens the print dialog of the browser. */
  print: () => Promise<void>
  isLoading: boolean
}

/**
 * Loads all texts before Ctrl+P or a button prints, because a long text loads only those near the viewport. Leaving the
 * view cancels the print.
 */
export function usePrintAll<T, K extends QueryKey>(
  texts: readonly FetchQueryOptions<T, Error, T, K>[],
): PrintAll {
  const client = useQueryClient()
  const intl = useIntl()
  const [isLoading, setIsLoading] = useState(false)
  const run = useRef({ isLoading: false, isLeft: false })
  const print = async () => {
    if (run.current.isLoading) return
    run.current.isLoading = true
    setIsLoading(true)
    toast.info({ id: TOAST_ID, title: intl.formatMessage({ id: 'manuscripts.read.loading-print' }) })
    // A text that cannot be loaded, for example offline, is replaced by a note on the paper.
    const load = (text: (typeof texts)[number]) =>
      client.prefetchQuery({ ...text, networkMode: 'always', retry: false })
    for (let start = 0; start < texts.length && !run.current.isLeft; start += BATCH)
      await Promise.all(texts.slice(start, start + BATCH).map(load))
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
