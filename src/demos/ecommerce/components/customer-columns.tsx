import { chakra, Flex } from '@chakra-ui/react'
import type { Customer } from '@contract/demo/ecommerce.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatMoney } from '@/ui/format-money.ts'
import { CustomerName } from './customer-name.tsx'

const Flag = chakra('img')

/** The columns of the customer list. */
export function useCustomerColumns(): DataColumn<Customer>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `ecommerce-sales.field.${id}` })
    return [
      {
        id: 'customer',
        header: t('customer'),
        cell: ({ customer, avatar, email }) => <CustomerName name={customer} avatar={avatar} note={email} />,
        isSortable: true,
        isFixed: true,
        exportValue: (row) => row.customer,
      },
      {
        id: 'email',
        header: t('email'),
        cell: (row) => <bdi>{row.email}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (row) => row.email,
      },
      {
        id: 'customerId',
        header: t('customer-id'),
        cell: (row) => <bdi>#{row.customerId}</bdi>,
        isSortable: true,
        exportValue: (row) => row.customerId,
      },
      {
        id: 'country',
        header: t('country'),
        cell: ({ countryCode, countryFlag, country }) => (
          <Flex align="center" gap="2.5">
            <Flag src={countryFlag} alt="" w="5" borderRadius="2px" flex="none" />
            <bdi>{intl.formatDisplayName(countryCode.toUpperCase(), { type: 'region' }) ?? country}</bdi>
          </Flex>
        ),
        isSortable: true,
        exportValue: (row) => row.country,
      },
      {
        id: 'orders',
        header: t('orders'),
        cell: (row) => intl.formatNumber(row.order),
        align: 'end',
        isSortable: true,
        exportValue: (row) => row.order,
      },
      {
        id: 'totalSpent',
        header: t('spent'),
        cell: (row) => <bdi>{formatMoney(intl, Math.round(row.totalSpent * 100))}</bdi>,
        align: 'end',
        isSortable: true,
        exportValue: (row) => row.totalSpent,
      },
    ]
  }, [intl])
}
