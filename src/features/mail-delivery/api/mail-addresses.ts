import type { ListQueryInput } from '@contract/list.ts'
import type { addressResponse, mailAddressList } from '@contract/mail-addresses.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

const all = ['mail-addresses'] as const

/** A page of people whose address is unconfirmed or blocked. */
export const mailAddressesQuery = (query: ListQueryInput & { state?: string }) =>
  queryOptions({
    queryKey: [...all, 'list', query] as const,
    queryFn: ({ signal }) => api.get<typeof mailAddressList>('/mail-addresses', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** The state of the address of a user; a bounce can change it at any time. */
export const mailAddressQuery = (no: number) =>
  queryOptions({
    queryKey: [...all, 'one', no] as const,
    queryFn: async ({ signal }) =>
      (await api.get<typeof addressResponse>(`/mail-addresses/${no}`, { signal })).address,
    staleTime: 0,
  })

/** Lets mails be sent again to the address of a user. */
export function useLiftAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (no: number) => {
      await api.delete(`/mail-addresses/${no}/block`)
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}
