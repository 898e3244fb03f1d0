import type { ListQueryInput } from '@contract/list.ts'
import type {
  SavedReplyBody,
  SavedReplyPatch,
  savedReplyList,
  savedReplyResponse,
} from '@contract/saved-replies.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'

export const savedReplyKeys = { all: ['saved-replies'] as const }

/** A page of the saved replies of staff; the previous page stays visible while the next one loads. */
export const savedRepliesQuery = (query: ListQueryInput & { language?: string }) =>
  queryOptions({
    queryKey: [...savedReplyKeys.all, query] as const,
    queryFn: ({ signal }) => api.get<typeof savedReplyList>('/mail/saved-replies', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** The first hundred saved replies, for the menu of the composer. */
export const replyChoicesQuery = { ...savedRepliesQuery({ itemsPerPage: 100 }), staleTime: 60_000 }

const useRefetch = () => {
  const client = useQueryClient()
  return () => refetch(client, { queryKey: savedReplyKeys.all })
}

export function useCreateSavedReply() {
  const onSuccess = useRefetch()
  return useMutation({
    mutationFn: async (body: SavedReplyBody) =>
      (await api.post<typeof savedReplyResponse>('/mail/saved-replies', { body })).reply,
    onSuccess,
  })
}

/** Changes a saved reply; a 409 error carries the version that another person saved first. */
export function usePatchSavedReply() {
  const onSuccess = useRefetch()
  return useMutation({
    mutationFn: async ({ id, ...body }: SavedReplyPatch & { id: string }) =>
      (await api.patch<typeof savedReplyResponse>(`/mail/saved-replies/${id}`, { body })).reply,
    onSuccess,
  })
}

export function useDeleteSavedReply() {
  const onSettled = useRefetch()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/mail/saved-replies/${id}`),
    onSettled,
  })
}
