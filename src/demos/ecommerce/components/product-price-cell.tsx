import { chakra, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'

const Struck = chakra('s')

type ProductPriceProps = { cents: number; discountCents: number | null }

/** The price of a product; a discounted one is above the regular one, which is struck through. */
export function ProductPrice({ cents, discountCents }: ProductPriceProps) {
  const intl = useIntl()
  const t = useT('ecommerce.products')
  if (discountCents === null) return <bdi>{formatMoney(intl, cents)}</bdi>
  return (
    <Stack gap="0">
      <Text fontWeight="medium">
        <bdi>{formatMoney(intl, discountCents)}</bdi>
      </Text>
      <Text textStyle="xs" color="fg.muted">
        <VisuallyHidden>{t('regular-price')} </VisuallyHidden>
        <Struck>
          <bdi>{formatMoney(intl, cents)}</bdi>
        </Struck>
      </Text>
    </Stack>
  )
}
