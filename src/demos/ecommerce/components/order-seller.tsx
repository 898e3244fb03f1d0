import { Box, Text } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { ShopSection } from './shop-section.tsx'
import { useShop } from './use-shop.ts'

/** The store that sells an order, from the settings of the shop; a print has it too. */
export function OrderSeller() {
  const t = useT('ecommerce-sales.order')
  const { name, legalName, address, postCode, city, country, email, phone } = useShop().store
  const lines = [legalName, address, `${postCode} ${city}`.trim(), country, email, phone]
  return (
    <ShopSection title={t('seller')}>
      <Box overflowWrap="anywhere">
        <Text fontWeight="medium">
          <bdi>{name}</bdi>
        </Text>
        {lines.map((line, at) =>
          line === '' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have a fixed order
            <Text key={at} color="fg.muted">
              <bdi>{line}</bdi>
            </Text>
          ),
        )}
      </Box>
    </ShopSection>
  )
}
