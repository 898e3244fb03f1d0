import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { writingKey, writingQuery } from '@/features/writing/api/writing.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { throttle } from '@/lib/time/throttle.ts'
import type { ItemSession } from '../../model/item-session.ts'
import { writtenInSession } from '../../model/session-start.ts'

/** Saves of a burst of typing cause one request. */
const WAIT_MS = 2000

/** The words written today and in this session, with the targets; a target of zero is none. */
export type Goals = { today: number; dayTarget: number; session: number; sessionTarget: number }

/** The targets of the footer, if they are wished; they follow the saves of the open item. */
export function useWritingGoals(manuscriptId: string, session: ItemSession): Goals | null {
  const client = useQueryClient()
  const { data } = useQuery(writingQuery(manuscriptId))
  const isShown = data?.targets.inFooter === true
  useEffect(() => {
    if (!isShown) return
    const refresh = throttle(() => void refetch(client, { queryKey: writingKey(manuscriptId) }), WAIT_MS)
    let { revision } = session.state.get().base
    const stop = session.state.subscribe(() => {
      const now = session.state.get().base.revision
      if (now === revision) return
      revision = now
      refresh.call()
    })
    return () => {
      refresh.cancel()
      stop()
    }
  }, [client, manuscriptId, session, isShown])
  if (!data || !isShown) return null
  const { targets, today, ever } = data
  return {
    today: today[targets.unit],
    dayTarget: targets.day ?? 0,
    session: writtenInSession(manuscriptId, ever)[targets.unit],
    sessionTarget: targets.session ?? 0,
  }
}
