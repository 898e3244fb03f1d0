import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { loadOlder } from '../api/chats.ts'

type Older = {
  isLoading: boolean
  isFailed: boolean
  load: () => void
  sentinel: RefObject<HTMLDivElement | null>
}

/** Loads earlier messages when the top of the list becomes visible, or on request. */
export function useLoadOlder(who: string, hasOlder: boolean, scroller: RefObject<HTMLElement | null>): Older {
  const client = useQueryClient()
  const sentinel = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = useCallback(() => {
    if (isBusy.current) return
    isBusy.current = true
    setState('loading')
    loadOlder(client, who)
      .then(() => setState('idle'))
      .catch((error: unknown) => {
        setState('failed')
        if (!(error instanceof ApiError)) throw error
      })
      .finally(() => {
        isBusy.current = false
      })
  }, [client, who])
  const isWatched = hasOlder && state === 'idle'
  useEffect(() => {
    const mark = sentinel.current
    if (!mark || !isWatched) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { root: scroller.current, rootMargin: '200px 0px 0px 0px' },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  }, [isWatched, load, scroller])
  return { isLoading: state === 'loading', isFailed: state === 'failed', load, sentinel }
}
