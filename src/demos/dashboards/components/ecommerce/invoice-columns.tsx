import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import type { Invoice } from '@contract/demo/invoice.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format-date.ts'
import { formatMoney } from '@/ui/format-money.ts'
import { RowPicture } from '../row-picture.tsx'

const palettes: Readonly<Record<Invoice['invoiceStatus'], string>> = {
  Paid: 'success',
  Downloaded: 'info',
  Sent: 'info',
  Draft: 'gray',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
}

/** The columns of the invoices on the e-commerce dashboard. */
export function useDashboardInvoiceColumns(): DataColumn<Invoice>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `dashboards.invoices.${id}` })
    const money = (amount: number) => <bdi>{formatMoney(intl, Math.round(amount * 100))}</bdi>
    return [
      {
        id: 'client',
        header: t('client'),
        cell: ({ avatar, client }) => (
          <Flex align="center" gap="3" minW="0">
            <RowPicture src={avatar} shape="round" />
            <Box minW="0">
              <Text as="bdi" display="block" truncate>
                {client.name}
              </Text>
              <Text as="bdi" display="block" textStyle="xs" color="fg.muted" truncate>
                {client.company}
              </Text>
            </Box>
          </Flex>
        ),
        isSortable: true,
        isFixed: true,
        exportValue: ({ client }) => client.name,
      },
      {
        id: 'id',
        header: t('number'),
        cell: ({ id }) => <bdi>{`#${id}`}</bdi>,
        isSortable: true,
        exportValue: ({ id }) => id,
      },
      {
        id: 'status',
        header: t('status'),
        cell: ({ invoiceStatus }) => (
          <Badge colorPalette={palettes[invoiceStatus]}>{t(`status.${invoiceStatus}`)}</Badge>
        ),
        exportValue: ({ invoiceStatus }) => invoiceStatus,
      },
      {
        id: 'date',
        header: t('date'),
        cell: ({ issuedDate }) => <bdi>{formatDate(intl, issuedDate, 'day')}</bdi>,
        isSortable: true,
        exportValue: ({ issuedDate }) => issuedDate,
      },
      {
        id: 'total',
        header: t('total'),
        cell: ({ total }) => money(total),
        isSortable: true,
        align: 'end',
        exportValue: ({ total }) => total,
      },
      {
        id: 'balance',
        header: t('balance'),
        cell: ({ balance }) => money(balance),
        isSortable: true,
        align: 'end',
        exportValue: ({ balance }) => balance,
      },
    ]
  }, [intl])
}
