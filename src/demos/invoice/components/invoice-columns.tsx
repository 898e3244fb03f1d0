import { Avatar, Flex, Text } from '@chakra-ui/react'
import type { Invoice } from '@contract/demo/invoice.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format-date.ts'
import { formatMoney } from '@/ui/format-money.ts'
import { InvoiceStatusBadge } from '../shared/invoice-status-badge.tsx'

/** The client of an invoice: picture, name and address. */
function ClientCell({ invoice: { avatar, client } }: { invoice: Invoice }) {
  return (
    <Flex align="center" gap="3" minW="0">
      <Avatar.Root size="sm" flex="none">
        <Avatar.Image src={avatar} alt="" />
      </Avatar.Root>
      <Flex direction="column" minW="0">
        <Text as="bdi" fontWeight="medium" truncate>
          {client.name}
        </Text>
        <Text as="bdi" textStyle="xs" color="fg.muted" truncate>
          {client.companyEmail}
        </Text>
      </Flex>
    </Flex>
  )
}

/** The columns of the invoice list. */
export function useInvoiceColumns(): DataColumn<Invoice>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `invoice.field.${id}` })
    const money = (amount: number) => <bdi>{formatMoney(intl, Math.round(amount * 100))}</bdi>
    const day = (value: string) => <bdi>{formatDate(intl, value, 'day')}</bdi>
    return [
      {
        id: 'id',
        header: t('id'),
        cell: ({ id }) => <bdi>#{id}</bdi>,
        isSortable: true,
        isFixed: true,
        width: '110px',
        exportValue: ({ id }) => id,
      },
      {
        id: 'client',
        header: t('client'),
        cell: (invoice) => <ClientCell invoice={invoice} />,
        isSortable: true,
        exportValue: ({ client }) => client.name,
      },
      {
        id: 'status',
        header: t('status'),
        cell: ({ invoiceStatus }) => <InvoiceStatusBadge status={invoiceStatus} />,
        exportValue: ({ invoiceStatus }) => invoiceStatus,
      },
      {
        id: 'service',
        header: t('service'),
        cell: ({ service }) => service,
        isHiddenAtFirst: true,
        exportValue: ({ service }) => service,
      },
      {
        id: 'date',
        header: t('issued'),
        cell: ({ issuedDate }) => day(issuedDate),
        isSortable: true,
        exportValue: ({ issuedDate }) => issuedDate,
      },
      {
        id: 'due',
        header: t('due'),
        cell: ({ dueDate }) => day(dueDate),
        exportValue: ({ dueDate }) => dueDate,
      },
      {
        id: 'total',
        header: t('total'),
        cell: ({ total }) => money(total),
        align: 'end',
        isSortable: true,
        exportValue: ({ total }) => total,
      },
      {
        id: 'balance',
        header: t('balance'),
        cell: ({ balance }) => money(balance),
        align: 'end',
        isSortable: true,
        exportValue: ({ balance }) => balance,
      },
    ]
  }, [intl])
}
