import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { Cart } from '@contract/demo/checkout.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AmountRows } from '@/demos/shared/amount-rows.tsx'
import { pictureSrc } from '@/demos/shared/picture-src.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'

const Picture = chakra('img')

type CartLinesProps = {
  cart: Cart
  /** The controls of a line; without them the cart is only shown. */
  controls?: (line: Cart['lines'][number]) => ReactNode
}

/** The products of a cart with their prices, and the amounts of the order. */
export function CartLines({ cart, controls }: CartLinesProps) {
  const intl = useIntl()
  const t = useT('wizards.cart')
  return (
    <Stack gap="4">
      <Stack as="ul" listStyleType="none" gap="0">
        {cart.lines.map((line) => (
          <Flex
            as="li"
            key={line.productId}
            gap="3"
            py="3"
            borderBottomWidth="1px"
            align="center"
            wrap="wrap"
          >
            <Flex gap="3" align="center" flex="1 1 220px" minW="0">
              {line.image === null ? null : (
                <Picture
                  src={pictureSrc(line.image)}
                  alt=""
                  boxSize="11"
                  borderRadius="control"
                  bg="bg.subtle"
                  objectFit="cover"
                  flex="none"
                />
              )}
              <Box minW="0">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  <bdi>{line.productName === '' ? t('unknown') : line.productName}</bdi>
                </Text>
                <Text textStyle="sm" color="fg.muted">
                  {t('each', { price: formatMoney(intl, line.priceCents), qty: line.qty })}
                </Text>
                {line.qty > line.available ? (
                  <Text textStyle="sm" color="danger.fg">
                    {line.available === 0 ? t('gone') : t('left', { count: line.available })}
                  </Text>
                ) : null}
              </Box>
            </Flex>
            {controls?.(line)}
            <Text minW="20" ms="auto" textAlign="end" fontVariantNumeric="tabular-nums" fontWeight="medium">
              <bdi>{formatMoney(intl, line.totalCents)}</bdi>
            </Text>
          </Flex>
        ))}
      </Stack>
      <AmountRows
        rows={[
          ...(cart.deliveryCents > 0 ? [{ label: t('delivery'), cents: cart.deliveryCents }] : []),
          { label: t('tax'), cents: cart.taxCents },
          { label: t('total'), cents: cart.totalCents, isTotal: true },
        ]}
      />
    </Stack>
  )
}
