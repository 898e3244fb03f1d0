import type { Referral, referralList } from '@contract/demo/ecommerce.ts'
import type { ReferralInvitationBody, referralFigures } from '@contract/demo/review-actions.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pagedList } from '@/demos/shared/api/paged-list.ts'
import { api } from '@/lib/api/api-client.ts'

const key = ['demo', 'referrals'] as const

export const pagedReferrals = pagedList<typeof referralList, Referral>({
  key,
  path: '/apps/ecommerce/referrals',
  read: ({ referrals, total }) => ({ rows: referrals, total }),
})

export const referralFiguresQuery = () =>
  queryOptions({
    queryKey: [...key, 'figures'] as const,
    queryFn: ({ signal }) => api.get<typeof referralFigures>('/apps/ecommerce/referral-figures', { signal }),
  })

/** Invites an address by mail. */
export function useInviteReferral() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReferralInvitationBody) =>
      api.post<typeof referralFigures>('/apps/ecommerce/referral-invitations', { body }),
    onSuccess: (figures) => {
      const { queryKey } = referralFiguresQuery()
      client.setQueryData(queryKey, figures)
      // A refetch during the call may have read a later invitation.
      void client.invalidateQueries({ queryKey })
    },
  })
}
