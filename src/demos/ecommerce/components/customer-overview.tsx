import { Box, chakra, Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { Order } from '@contract/demo/ecommerce.ts'
import { useIntl } from 'react-intl'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import { raisedCard } from '@/ui/layout/raised-card.ts'
import { FilteredList } from '@/ui/lists/filtered-list.tsx'
import { pagedOrders } from '../api/orders.ts'
import type { CustomerTabProps } from './customer-tab.ts'
import { useOrderColumns } from './order-columns.tsx'
import { ShopSection } from './shop-section.tsx'
import { useShop } from './use-shop.ts'

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
          <DescriptionList
            isStacked
            items={[
              { name: t('email'), value: customer.email },
              { name: t('phone'), value: customer.contact },
              { name: t('country'), value: country ?? customer.countryCode },
            ]}
          />
        </Stack>
      </ShopSection>
      <Stack gap="5" minW="0">
        <SimpleGrid columns={{ base: 2, xl: 4 }} gap="4">
          <Figure name={t('orders')} value={intl.formatNumber(customer.orderCount)} />
          <Figure name={t('spent')} value={formatMoney(intl, customer.spentCents)} />
          <Figure name={t('average')} value={formatMoney(intl, customer.averageCents)} />
          <Figure name={t('reviews')} value={intl.formatNumber(customer.reviewCount)} />
        </SimpleGrid>
        <Text textStyle="xs" color="fg.muted">
          {t('spent-help')}
        </Text>
        <CustomerOrders customerId={customer.customerId} />
      </Stack>
    </Grid>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Box p="4" minW="0" {...raisedCard}>
      <Text color="fg.muted">{name}</Text>
      <Text as="bdi" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Box>
  )
}

function CustomerOrders({ customerId }: { customerId: number }) {
  const { numberOf } = useShop()
  const t = useT('ecommerce-sales.customer')
  const columns = useOrderColumns({ numberOf, hasCustomer: false })
  const list = usePagedList(pagedOrders, {
    tables: ['orders'],
    sortBy: 'date',
    orderBy: 'desc',
    fixed: { customer: customerId },
  })
  return (
    <FilteredList<Order>
      {...list}
      title={t('orders-of')}
      name="customer-orders"
      columns={columns}
      rowId={(order) => String(order.id)}
      rowLabel={(order) => numberOf(order.order)}
      rowHref={(order) => href('ecommerce.order', { id: String(order.order) })}
      searchLabel={t('search-orders')}
      empty={{ title: t('no-orders'), body: t('no-orders-body') }}
    />
  )
}
