import { Grid, Stack } from '@chakra-ui/react'
import { REFERRAL_STATUSES, type Referral } from '@contract/demo/ecommerce.ts'
import { useQuery } from '@tanstack/react-query'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/ability.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { FilterSelect } from '@/ui/filter-select.tsx'
import { NoMatch } from '@/ui/no-match.tsx'
import { PageFrame } from '@/ui/page.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { fetchReferrals, referralFiguresQuery, referralKeys, referralsQuery } from '../api/referrals.ts'
import { useReferralColumns } from '../components/referral-columns.tsx'
import { ReferralFigureCards } from '../components/referral-figures.tsx'
import { ReferralInvite } from '../components/referral-invite.tsx'
import { ReferralSteps } from '../components/referral-steps.tsx'
import { readAllPages } from '../model/read-all-pages.ts'

/** The referral programme (`/apps/ecommerce/referrals`); the API cannot search referrals. */
export function Page() {
  const t = useT('ecommerce-sales')
  const mayInvite = useAbility().can('create', 'demo')
  const { state, filters, set } = useListParams({ sortBy: '', orderBy: 'asc' }, ['status'])
  const query = { ...state, ...filters }
  const list = useQuery(referralsQuery(query))
  const figures = useQuery(referralFiguresQuery()).data
  useDemoChanges(['referrals', 'referral_invitations'], referralKeys.all)
  const columns = useReferralColumns()
  return (
    <PageFrame width="wide" title={t('referrals.title')} description={t('referrals.description')}>
      <ReferralFigureCards figures={figures} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <Stack minW="0">
          <ReferralSteps />
        </Stack>
        <ReferralInvite figures={figures} mayInvite={mayInvite} />
      </Grid>
      <DataTable<Referral>
        label={t('referrals.title')}
        storageKey="referrals"
        exportName="referrals"
        rows={list.data?.referrals}
        total={list.data?.total ?? 0}
        columns={columns}
        rowId={(referral) => String(referral.id)}
        rowLabel={(referral) => `${referral.user} #${referral.referredId}`}
        state={state}
        onStateChange={set}
        isBusy={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        onExport={() =>
          readAllPages(async (page) => {
            const { referrals, total } = await fetchReferrals({ ...query, ...page })
            return { rows: referrals, total }
          })
        }
        toolbar={
          <FilterSelect
            label={t('field.referral-status')}
            all={t('referrals.any-status')}
            value={filters.status}
            options={REFERRAL_STATUSES.map((value) => ({ value, label: t(`referral-status.${value}`) }))}
            onChange={(status) => set({ status })}
          />
        }
        empty={
          filters.status === '' ? (
            <EmptyState title={t('referrals.empty')} body={t('referrals.empty-body')} />
          ) : (
            <NoMatch hasFilters onClear={() => set({ status: '' })} />
          )
        }
      />
    </PageFrame>
  )
}
