import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from '@/lib/external-store.ts'
import { inOrder } from '@/lib/outbox/send-lane.ts'
import { commentOutboxOf } from '../../api/comment-outbox.ts'

/** The comments of a project that the server may not have yet, with the calls that send, retry and discard them. */
export function useCommentOutbox(uid: string, projectId: string) {
  const client = useQueryClient()
  const box = useMemo(() => commentOutboxOf(uid, client), [uid, client])
  useEffect(() => box.sendNow(), [box])
  const unsent = inOrder(useStore(box.entries).filter((entry) => entry.projectId === projectId))
  return {
    unsent,
    post: (body: string, isQuestion: boolean) => box.post(projectId, body, isQuestion),
    retry: box.retry,
    discard: box.discard,
  }
}
