import type {
  teamConversationPatch,
  teamConversationResponse,
  teamNoteList,
  teamNoteResponse,
} from '@contract/team-mail.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { mailKeys } from './keys.ts'
import { refreshLists } from './mail-cache.ts'

/** Assigns or snoozes a conversation of the shared inbox; the last change counts. */
export function useChangeConversation(threadId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof teamConversationPatch>) =>
      api.patch<typeof teamConversationResponse>(`/mail/threads/${threadId}/team`, { body }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: mailKeys.counts() })
      await Promise.all([refetch(client, { queryKey: mailKeys.thread(threadId) }), refreshLists(client)])
    },
  })
}

/** The internal notes of a conversation, oldest first. */
export const notesQuery = (threadId: string) =>
  queryOptions({
    queryKey: mailKeys.notes(threadId),
    queryFn: async ({ signal }) =>
      (await api.get<typeof teamNoteList>(`/mail/threads/${threadId}/notes`, { signal })).notes,
  })

/** Adds a note with an id of the browser, so that a repeated call adds one. */
export function useAddNote(threadId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { id: string; body: string }) =>
      api.post<typeof teamNoteResponse>(`/mail/threads/${threadId}/notes`, { body }),
    onSuccess: () => refetch(client, { queryKey: mailKeys.notes(threadId) }),
  })
}

/** Deletes a note of the user. */
export function useDeleteNote(threadId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/mail/notes/${id}`),
    onSuccess: () => refetch(client, { queryKey: mailKeys.notes(threadId) }),
  })
}
