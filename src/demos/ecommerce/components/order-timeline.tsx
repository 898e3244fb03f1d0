import { Box, Flex, Text } from '@chakra-ui/react'
import type { OrderRecord } from '@contract/demo/order-records.ts'
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  PackageCheck,
  PackageOpen,
  Send,
  ShoppingCart,
  Truck,
  Undo2,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { ShopSection } from './shop-section.tsx'

type OrderEntry = OrderRecord['events'][number]['entry']

const entries: Record<
  OrderEntry,
  { icon: typeof Send; key: MessageKey<'ecommerce-sales.timeline'>; palette: string }
> = {
  Placed: { icon: ShoppingCart, key: 'placed', palette: 'gray' },
  Paid: { icon: CircleCheck, key: 'paid', palette: 'success' },
  Pending: { icon: CircleDashed, key: 'pending', palette: 'warning' },
  Failed: { icon: CircleX, key: 'failed', palette: 'danger' },
  Cancelled: { icon: Undo2, key: 'refunded', palette: 'gray' },
  'Ready to Pickup': { icon: PackageOpen, key: 'ready', palette: 'gray' },
  Dispatched: { icon: Send, key: 'dispatched', palette: 'info' },
  'Out for Delivery': { icon: Truck, key: 'out', palette: 'info' },
  Delivered: { icon: PackageCheck, key: 'delivered', palette: 'success' },
}

/** The timeline of an order, latest entry first. */
export function OrderTimeline({ events }: Pick<OrderRecord, 'events'>) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.timeline')
  return (
    <ShopSection title={t('title')}>
      <Box as="ol" listStyleType="none">
        {events.map(({ id, entry, actor, happenedAt }, at) => {
          const { icon: Icon, key, palette } = entries[entry]
          return (
            <Flex as="li" key={id} gap="3">
              <Flex direction="column" align="center" aria-hidden>
                <Flex
                  boxSize="8"
                  flex="none"
                  align="center"
                  justify="center"
                  borderRadius="full"
                  bg={`${palette}.subtle`}
                  color={`${palette}.fg`}
                >
                  <Icon size={16} />
                </Flex>
                {at < events.length - 1 ? <Box flex="1" w="1px" bg="border" /> : null}
              </Flex>
              <Box pb={at < events.length - 1 ? '5' : '0'} pt="1" minW="0">
                <Text fontWeight="medium">{t(key)}</Text>
                <Text textStyle="xs" color="fg.muted">
                  <bdi>{formatDate(intl, happenedAt, 'dayTime')}</bdi>
                  {actor === '' ? null : (
                    <>
                      {' · '}
                      <bdi>{actor}</bdi>
                    </>
                  )}
                </Text>
              </Box>
            </Flex>
          )
        })}
      </Box>
    </ShopSection>
  )
}
