import { Button, Flex, Grid, Stack } from '@chakra-ui/react'
import type { OrderRecord } from '@contract/demo/order-records.ts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { RecordState } from '@/demos/shared/record-state.tsx'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { orderKeys, orderRecordQuery } from '../api/orders.ts'
import { OrderActions } from '../components/order-actions.tsx'
import { OrderAddressCard } from '../components/order-address-card.tsx'
import { OrderCustomer } from '../components/order-customer.tsx'
import { OrderLines } from '../components/order-lines.tsx'
import { OrderSeller } from '../components/order-seller.tsx'
import { OrderTimeline } from '../components/order-timeline.tsx'
import { ShopTrail } from '../components/shop-trail.tsx'
import { useShop } from '../components/use-shop.ts'
import { shipmentKeys } from '../model/shipment-keys.ts'

const TABLES = ['orders', 'order_addresses', 'order_events', 'customers']

/** An order of the sample shop (`/apps/ecommerce/order/details/:id`, by its number). */
export function Page() {
  const t = useT('ecommerce-sales.order')
  const { id = '' } = useParams()
  const no = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
  const order = useQuery(orderRecordQuery(no))
  useDemoChanges(TABLES, orderKeys.all)
  const { numberOf } = useShop()
  usePageTitle(order.data ? t('heading', { order: numberOf(order.data.order) }) : undefined)
  return order.data ? (
    <OrderView order={order.data} />
  ) : (
    <RecordState
      query={order}
      title={t('title')}
      missing={t('missing')}
      back={href('ecommerce.orders')}
      backLabel={t('to-list')}
    />
  )
}

function OrderView({ order }: { order: OrderRecord }) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.order')
  const word = useT('ecommerce-sales')
  const mayEdit = useAbility().can('update', 'demo')
  const heading = t('heading', { order: useShop().numberOf(order.order) })
  return (
    <PageFrame
      isDocument
      width="wide"
      above={<ShopTrail to={href('ecommerce.orders')} parent={t('to-list')} current={heading} />}
      title={<bdi>{heading}</bdi>}
      description={
        <Flex as="span" gap="2" align="center" wrap="wrap">
          <CommerceStatus status={order.payment} label={word(`payment.${order.payment}`)} />
          <CommerceStatus status={order.status} label={word(`shipment.${shipmentKeys[order.status]}`)} />
          <bdi>{formatDate(intl, order.placedAt, 'fullDayTime')}</bdi>
        </Flex>
      }
      actions={
        <Button variant="outline" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('print')}
        </Button>
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' }} gap="5">
        <Stack gap="5" minW="0">
          <OrderLines order={order} />
          <OrderTimeline events={order.events} />
        </Stack>
        <Stack gap="5" minW="0">
          {mayEdit ? <OrderActions order={order} /> : null}
          <OrderCustomer order={order} />
          <OrderAddressCard order={order} kind="shipping" mayEdit={mayEdit} />
          <OrderAddressCard order={order} kind="billing" mayEdit={mayEdit} />
          <OrderSeller />
        </Stack>
      </Grid>
    </PageFrame>
  )
}
