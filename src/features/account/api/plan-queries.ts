import type { Billing, Plan, planRequestList, planRequestResponse } from '@contract/account.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { useRefetchOnEvent } from '@/lib/realtime/use-refetch-on-event.ts'
import { accountKeys } from './keys.ts'

/** The user's own plan requests, or the requests of others that need a decision. */
export const plansQuery = (view: 'mine' | 'waiting') =>
  queryOptions({
    queryKey: accountKeys.plans(view),
    queryFn: async ({ signal }) =>
      (await api.get<typeof planRequestList>('/account/plan-requests', { query: { view }, signal })).requests,
  })

/** Mutations of plan requests; each refetches the requests and the account. */
export function usePlanActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: accountKeys.all })
  return {
    file: useMutation({
      mutationFn: (body: { plan: Plan; billing: Billing; note: string }) =>
        api.post<typeof planRequestResponse>('/account/plan-requests', { body }),
      onSettled,
    }),
    takeBack: useMutation({
      mutationFn: async (id: string) => {
        await api.delete(`/account/plan-requests/${id}`)
      },
      onSettled,
    }),
    decide: useMutation({
      mutationFn: async ({ id, ...body }: { id: string; approve: boolean; reason: string }) => {
        await api.post(`/account/plan-requests/${id}/decision`, { body })
      },
      onSettled,
    }),
  }
}

/** Refetches plan requests on every notification, which may announce a decision. */
export function useLivePlans(uid: string | undefined): void {
  useRefetchOnEvent(uid && `user:${uid}`, 'notification', accountKeys.all)
}
