import { Box, chakra, Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { Order } from '@contract/demo/ecommerce.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { href } from '@/lib/href.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { formatMoney } from '@/ui/format-money.ts'
import { NoMatch } from '@/ui/no-match.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { ordersQuery } from '../api/orders.ts'
import type { CustomerTabProps } from './customer-tab.ts'
import { useOrderColumns } from './order-columns.tsx'
import { ShopSection } from './shop-section.tsx'

const Picture = chakra('img')

/** The figures, the contact and the orders of a customer. */
export function CustomerOverview({ customer }: CustomerTabProps) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.customer')
  const country = intl.formatDisplayName(customer.countryCode.toUpperCase(), { type: 'region' })
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' }} gap="5" alignItems="start">
      <ShopSection title={t('contact')}>
        <Stack gap="4">
          <Picture src={customer.avatar} alt="" boxSize="20" borderRadius="card" />
          <Stack as="dl" gap="3">
            <Fact name={t('email')}>{customer.email}</Fact>
            <Fact name={t('phone')}>{customer.contact || '–'}</Fact>
            <Fact name={t('country')}>{country ?? customer.countryCode}</Fact>
          </Stack>
        </Stack>
      </ShopSection>
      <Stack gap="5" minW="0">
        <SimpleGrid columns={{ base: 2, xl: 4 }} gap="4">
          <Figure name={t('orders')} value={intl.formatNumber(customer.orderCount)} />
          <Figure name={t('spent')} value={formatMoney(intl, customer.spentCents)} />
          <Figure name={t('average')} value={formatMoney(intl, customer.averageCents)} />
          <Figure name={t('reviews')} value={intl.formatNumber(customer.reviewCount)} />
        </SimpleGrid>
        <CustomerOrders customerId={customer.customerId} />
      </Stack>
    </Grid>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" color="fg.muted" textStyle="xs">
        {name}
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        <bdi>{children}</bdi>
      </Text>
    </Box>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Box p="4" bg="bg.surface" borderRadius="card" boxShadow="raised" minW="0">
      <Text color="fg.muted">{name}</Text>
      <Text as="bdi" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Box>
  )
}

function CustomerOrders({ customerId }: { customerId: number }) {
  const t = useT('ecommerce-sales.customer')
  const { state, q, set } = useListParams({ sortBy: 'date', orderBy: 'desc' })
  const list = useQuery(ordersQuery({ ...state, q, customer: customerId }))
  const columns = useOrderColumns({ hasCustomer: false })
  return (
    <DataTable<Order>
      label={t('orders-of')}
      storageKey="customer-orders"
      exportName="orders"
      rows={list.data?.orders}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={(order) => String(order.id)}
      rowLabel={(order) => `#${order.order}`}
      rowHref={(order) => href('ecommerce.order', { id: String(order.order) })}
      state={state}
      onStateChange={set}
      isBusy={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      toolbar={<SearchField value={q} onChange={(next) => set({ q: next })} label={t('search-orders')} />}
      empty={
        q === '' ? (
          <EmptyState title={t('no-orders')} body={t('no-orders-body')} />
        ) : (
          <NoMatch hasFilters={false} onClear={() => set({ q: '' })} />
        )
      }
    />
  )
}
