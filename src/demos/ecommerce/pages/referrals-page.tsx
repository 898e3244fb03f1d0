import { Grid } from '@chakra-ui/react'
import { REFERRAL_STATUSES, type Referral } from '@contract/demo/ecommerce.ts'
import { useQuery } from '@tanstack/react-query'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { FilteredList } from '@/ui/lists/filtered-list.tsx'
import { pagedReferrals, referralFiguresQuery } from '../api/referrals.ts'
import { useReferralColumns } from '../components/referral-columns.tsx'
import { ReferralFigureCards } from '../components/referral-figures.tsx'
import { ReferralInvite } from '../components/referral-invite.tsx'
import { ReferralSteps } from '../components/referral-steps.tsx'

/** The referral programme (`/apps/ecommerce/referrals`); the API cannot search referrals. */
export function Page() {
  const t = useT('ecommerce-sales')
  const mayInvite = useAbility().can('create', 'demo')
  const list = usePagedList(pagedReferrals, {
    tables: ['referrals', 'referral_invitations'],
    filters: ['status'],
  })
  const figures = useQuery(referralFiguresQuery()).data
  const columns = useReferralColumns()
  const statusFilter = {
    name: 'status',
    label: t('field.referral-status'),
    all: t('referrals.any-status'),
    options: REFERRAL_STATUSES.map((value) => ({ value, label: t(`referral-status.${value}`) })),
  } as const
  return (
    <PageFrame width="wide" title={t('referrals.title')} description={t('referrals.description')}>
      <ReferralFigureCards figures={figures} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <ReferralSteps />
        <ReferralInvite figures={figures} mayInvite={mayInvite} />
      </Grid>
      <FilteredList<Referral, 'status'>
        {...list}
        title={t('referrals.title')}
        name="referrals"
        columns={columns}
        rowId={(referral) => String(referral.id)}
        rowLabel={(referral) => `${referral.user} #${referral.referredId}`}
        filters={[statusFilter]}
        empty={{ title: t('referrals.empty'), body: t('referrals.empty-body') }}
      />
    </PageFrame>
  )
}
