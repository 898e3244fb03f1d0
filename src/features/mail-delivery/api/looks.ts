import type { inboundLookList, mailOriginalResponse } from '@contract/inbound-mails.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

const all = ['mail-looks'] as const

/** A page of received mails that were not accepted. */
export const looksQuery = (query: ListQueryInput) =>
  queryOptions({
    queryKey: [...all, 'list', query] as const,
    queryFn: ({ signal }) => api.get<typeof inboundLookList>('/mail/looks', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Takes a received mail off the list. */
export function useEndLook() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await api.delete(`/mail/looks/${id}`)
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** The whole text of the mail that became a message or a comment, which never changes. */
export const originalQuery = (id: string) =>
  queryOptions({
    queryKey: ['mail-originals', id] as const,
    queryFn: async ({ signal }) =>
      (await api.get<typeof mailOriginalResponse>(`/mail/originals/${id}`, { signal })).text,
    staleTime: Number.POSITIVE_INFINITY,
  })
