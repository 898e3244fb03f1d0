import type { referralList } from '@contract/demo/ecommerce.ts'
import type { ReferralInvitationBody, referralFigures } from '@contract/demo/review-actions.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

export type ReferralListInput = ListQueryInput & { status?: string }

export const referralKeys = {
  all: ['demo', 'referrals'] as const,
  list: (query: ReferralListInput) => [...referralKeys.all, 'list', query] as const,
  figures: () => [...referralKeys.all, 'figures'] as const,
}

/** Reads a page of referrals. */
export const fetchReferrals = (query: ReferralListInput, signal?: AbortSignal) =>
  api.get<typeof referralList>('/apps/ecommerce/referrals', { query, ...(signal ? { signal } : {}) })

/** A page of referrals; the previous page stays visible while the next one loads. */
export const referralsQuery = (query: ReferralListInput) =>
  queryOptions({
    queryKey: referralKeys.list(query),
    queryFn: ({ signal }) => fetchReferrals(query, signal),
    placeholderData: keepPreviousData,
  })

export const referralFiguresQuery = () =>
  queryOptions({
    queryKey: referralKeys.figures(),
    queryFn: ({ signal }) => api.get<typeof referralFigures>('/apps/ecommerce/referral-figures', { signal }),
  })

/** Invites an address by mail. */
export function useInviteReferral() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReferralInvitationBody) =>
      api.post<typeof referralFigures>('/apps/ecommerce/referral-invitations', { body }),
    onSuccess: (figures) => client.setQueryData(referralFiguresQuery().queryKey, figures),
  })
}
