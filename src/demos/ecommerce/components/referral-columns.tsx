import type { Referral } from '@contract/demo/ecommerce.ts'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'
import { centsOf } from '../model/product-price.ts'

const columns: ListColumns<Referral, 'ecommerce-sales'> = ({ t, text, money }) => [
  text('users', (row) => `${row.user} <${row.email}>`, {
    label: 'field.referrer',
    cell: ({ user, avatar, email }) => <PictureCell isPerson picture={avatar} title={user} note={email} />,
    isSortable: true,
    isFixed: true,
  }),
  text('referred-id', (row) => row.referredId, {
    label: 'field.referred-id',
    cell: (row) => <bdi>#{row.referredId}</bdi>,
    isSortable: true,
  }),
  text('status', (row) => row.status, {
    label: 'field.referral-status',
    cell: ({ status }) => <CommerceStatus status={status} label={t(`referral-status.${status}`)} />,
    isSortable: true,
  }),
  money('value', (row) => centsOf(row.value), { label: 'field.value', isSortable: true }),
  money('earning', (row) => centsOf(row.earning), { label: 'field.earning', isSortable: true }),
]

/** The columns of the referrals. */
export const useReferralColumns = () => useListColumns('ecommerce-sales', columns)
