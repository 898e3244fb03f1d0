import { chakra, Flex } from '@chakra-ui/react'
import type { Customer } from '@contract/demo/ecommerce.ts'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'

const Flag = chakra('img')

const columns: ListColumns<Customer, 'ecommerce-sales.field'> = ({ intl, text, count, money }) => [
  text('customer', (row) => row.customer, {
    cell: ({ customer, avatar, email }) => (
      <PictureCell isPerson picture={avatar} title={customer} note={email} />
    ),
    isSortable: true,
    isFixed: true,
  }),
  text('email', (row) => row.email, { isHiddenAtFirst: true }),
  text('customerId', (row) => row.customerId, {
    label: 'customer-id',
    cell: (row) => <bdi>#{row.customerId}</bdi>,
    isSortable: true,
  }),
  text('country', (row) => row.country, {
    cell: ({ countryCode, countryFlag, country }) => (
      <Flex align="center" gap="2.5">
        <Flag src={countryFlag} alt="" w="5" borderRadius="2px" flex="none" />
        <bdi>{intl.formatDisplayName(countryCode.toUpperCase(), { type: 'region' }) ?? country}</bdi>
      </Flex>
    ),
    isSortable: true,
  }),
  count('orders', (row) => row.order, { isSortable: true }),
  money('totalSpent', (row) => Math.round(row.totalSpent * 100), { label: 'spent', isSortable: true }),
]

/** The columns of the customer list. */
export const useCustomerColumns = () => useListColumns('ecommerce-sales.field', columns)
