import { Box, Link as ChakraLink, Flex, Stack, Text } from '@chakra-ui/react'
import type { OrderRecord } from '@contract/demo/order-records.ts'
import { CreditCard, Mail, Phone, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { orderMethodText } from '@/demos/shared/order-method.ts'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ShopSection } from './shop-section.tsx'

/** The customer and the payment method of an order. */
export function OrderCustomer({ order }: { order: OrderRecord }) {
  const t = useT('ecommerce-sales.order')
  const { customerId, name, avatar, email, contact, orderCount } = order.customer
  return (
    <ShopSection title={t('customer')}>
      <Stack gap="3">
        <ChakraLink asChild>
          <Link to={href('ecommerce.customer', { id: String(customerId) })}>
            <PictureCell
              isPerson
              picture={avatar}
              title={name}
              note={t('customer-no', { id: String(customerId) })}
            />
          </Link>
        </ChakraLink>
        <Fact icon={<ShoppingBag size={16} aria-hidden />}>
          {t('customer-orders', { count: orderCount })}
        </Fact>
        <Fact icon={<Mail size={16} aria-hidden />}>
          <ChakraLink href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </ChakraLink>
        </Fact>
        {contact === '' ? null : (
          <Fact icon={<Phone size={16} aria-hidden />}>
            <bdi>{contact}</bdi>
          </Fact>
        )}
        <Fact icon={<CreditCard size={16} aria-hidden />}>
          <bdi>{orderMethodText(order, (key) => t(`method.${key}`), ' •••• ')}</bdi>
        </Fact>
      </Stack>
    </ShopSection>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="2.5" align="center" minW="0">
      <Box color="fg.muted" flex="none">
        {icon}
      </Box>
      <Text as="span" minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  )
}
