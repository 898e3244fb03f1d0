import { useCallback, useState } from 'react'
import { ApiError } from '@/lib/api-error.ts'
import { type NewComment, useCommentChange } from '../../api/comments.ts'

/** A comment that is not on the server yet. */
export type Unsent = NewComment & { hasFailed: boolean; writtenAt: string }

const retriesMs = [1000, 3000]
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Comments on their way: shown at once, tried again by themselves when the connection was lost, and kept with a way to try
 * again when they did not go. Under the id made here the server takes each of them once.
 */
export function useOutbox(projectId: string) {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const { mutateAsync } = useCommentChange(projectId)

  const send = useCallback(
    async (comment: NewComment) => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          await mutateAsync({ action: 'post', id: comment.id, body: comment.body })
          setUnsent((all) => all.filter(({ id }) => id !== comment.id))
          return
        } catch (error) {
          const delay = error instanceof ApiError && error.isNetwork ? retriesMs[attempt] : undefined
          if (delay === undefined) {
            setUnsent((all) => all.map((one) => (one.id === comment.id ? { ...one, hasFailed: true } : one)))
            return
          }
          await wait(delay)
        }
      }
    },
    [mutateAsync],
  )
  const post = useCallback(
    (body: string) => {
      const comment = { id: crypto.randomUUID(), body, hasFailed: false, writtenAt: new Date().toISOString() }
      setUnsent((all) => [...all, comment])
      void send(comment)
    },
    [send],
  )
  const retry = useCallback(
    (comment: Unsent) => {
      setUnsent((all) => all.map((one) => (one.id === comment.id ? { ...one, hasFailed: false } : one)))
      void send(comment)
    },
    [send],
  )
  const discard = useCallback((id: string) => setUnsent((all) => all.filter((one) => one.id !== id)), [])
  return { unsent, post, retry, discard }
}
