import { Badge } from '@chakra-ui/react'
import type { Referral } from '@contract/demo/ecommerce.ts'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatMoney } from '@/ui/format-money.ts'
import { centsOf } from '../model/product-price.ts'
import { CustomerName } from './customer-name.tsx'

const signs = {
  Paid: { icon: CircleCheck, palette: 'success' },
  Unpaid: { icon: CircleDashed, palette: 'warning' },
  Rejected: { icon: CircleX, palette: 'danger' },
} as const

/** The columns of the referrals. */
export function useReferralColumns(): DataColumn<Referral>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `ecommerce-sales.field.${id}` })
    return [
      {
        id: 'users',
        header: t('referrer'),
        cell: ({ user, avatar, email }) => <CustomerName name={user} avatar={avatar} note={email} />,
        isSortable: true,
        isFixed: true,
        exportValue: (row) => `${row.user} <${row.email}>`,
      },
      {
        id: 'referred-id',
        header: t('referred-id'),
        cell: (row) => <bdi>#{row.referredId}</bdi>,
        isSortable: true,
        exportValue: (row) => row.referredId,
      },
      {
        id: 'status',
        header: t('referral-status'),
        cell: ({ status }) => {
          const { icon: Sign, palette } = signs[status]
          return (
            <Badge colorPalette={palette}>
              <Sign size={12} strokeWidth={2} aria-hidden />
              {intl.formatMessage({ id: `ecommerce-sales.referral-status.${status}` })}
            </Badge>
          )
        },
        isSortable: true,
        exportValue: (row) => row.status,
      },
      {
        id: 'value',
        header: t('value'),
        cell: (row) => <bdi>{formatMoney(intl, centsOf(row.value))}</bdi>,
        align: 'end',
        isSortable: true,
        exportValue: (row) => centsOf(row.value) / 100,
      },
      {
        id: 'earning',
        header: t('earning'),
        cell: (row) => <bdi>{formatMoney(intl, centsOf(row.earning))}</bdi>,
        align: 'end',
        isSortable: true,
        exportValue: (row) => centsOf(row.earning) / 100,
      },
    ]
  }, [intl])
}
