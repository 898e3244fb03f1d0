import type { acceptedOffer, manuscriptOfferList } from '@contract/manuscript-sharing.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { useRefetchOnEvent } from '@/lib/realtime/use-refetch-on-event.ts'
import { manuscriptKeys } from './keys.ts'

/** The open invitations of the user to shared manuscripts. */
export const offersQuery = queryOptions({
  queryKey: manuscriptKeys.offers(),
  queryFn: async ({ signal }) =>
    (await api.get<typeof manuscriptOfferList>('/manuscript-invitations', { signal })).invitations,
})

/** Refetches the invitations on every notification, which may announce one. */
export function useLiveOffers(uid: string | undefined): void {
  useRefetchOnEvent(uid && `user:${uid}`, 'notification', manuscriptKeys.offers())
}

/** Accepts an invitation, which adds the manuscript to the user's list. */
export function useAcceptOffer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.post<typeof acceptedOffer>(`/manuscript-invitations/${id}/accept`),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: manuscriptKeys.offers() }),
        client.invalidateQueries({ queryKey: manuscriptKeys.lists() }),
      ]),
  })
}

/** Declines an invitation. */
export function useDeclineOffer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/manuscript-invitations/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: manuscriptKeys.offers() }),
  })
}
