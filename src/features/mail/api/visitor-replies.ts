import type { sentResponse } from '@contract/mail.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '@/lib/api/api-client.ts'
import { mailKeys } from './keys.ts'
import { refreshLists } from './mail-cache.ts'

/** Answers the visitor of a thread by mail; repeated attempts have the same id, so that the thread records one answer. */
export function useVisitorReply(threadId: string) {
  const client = useQueryClient()
  const id = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: (text: string) =>
      api.post<typeof sentResponse>(`/mail/threads/${threadId}/visitor-replies`, {
        body: { id: id.current, text },
      }),
    onSuccess: async () => {
      id.current = crypto.randomUUID()
      void client.invalidateQueries({ queryKey: mailKeys.counts() })
      await Promise.all([
        client.invalidateQueries({ queryKey: mailKeys.thread(threadId) }),
        refreshLists(client),
      ])
    },
  })
}
