import type { MailAddress } from '@contract/mail-addresses.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { AddressBadge } from '../shared/address-badge.tsx'

/** The columns of the list of addresses that mails do not reach. */
export function useAddressColumns(): DataColumn<MailAddress>[] {
  const intl = useIntl()
  const t = useT('mail-delivery.field')
  return useMemo(() => {
    const day = (value: string | null) => (value === null ? '' : formatDate(intl, value, 'dayTime'))
    const lifted = ({ liftedAt, liftedBy }: MailAddress) =>
      liftedAt === null ? '' : t('lifted-by', { day: day(liftedAt), name: liftedBy ?? '' })
    return [
      {
        id: 'name',
        header: t('name'),
        cell: (address) => <bdi>{address.fullName || address.email}</bdi>,
        isSortable: true,
        isFixed: true,
        exportValue: (address) => address.fullName,
      },
      {
        id: 'email',
        header: t('email'),
        cell: (address) => <bdi>{address.email}</bdi>,
        isSortable: true,
        exportValue: (address) => address.email,
      },
      {
        id: 'state',
        header: t('state'),
        cell: (address) => <AddressBadge state={address.state} />,
        exportValue: (address) => address.state,
      },
      {
        id: 'since',
        header: t('since'),
        cell: (address) => <bdi>{day(address.since)}</bdi>,
        isSortable: true,
        exportValue: (address) => address.since,
      },
      {
        id: 'reason',
        header: t('reason'),
        cell: (address) => <bdi>{address.reason}</bdi>,
        exportValue: (address) => address.reason,
      },
      { id: 'lifted', header: t('lifted'), cell: lifted, exportValue: lifted },
    ]
  }, [intl, t])
}
