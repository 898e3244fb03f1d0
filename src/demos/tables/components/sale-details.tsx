import { Stack, Text } from '@chakra-ui/react'
import type { SalesDetail } from '@contract/demo/dashboards.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

/** The fields of a sale that the table has no column for. */
export function SaleDetails({ sale: { product } }: { sale: SalesDetail }) {
  const t = useT('tables.sale')
  const intl = useIntl()
  return (
    <Stack gap="3" py="2" maxW="72ch">
      <Text dir="auto" css={textAlignMatchParent}>
        {textOf(product.description)}
      </Text>
      <DescriptionList
        items={[
          { name: t('brand'), value: product.brand },
          { name: t('price'), value: formatMoney(intl, Math.round(product.price * 100)) },
          { name: t('rating'), value: intl.formatNumber(product.rating) },
          { name: t('shipping'), value: t(product.hasFreeShipping ? 'shipping.free' : 'shipping.paid') },
        ]}
      />
    </Stack>
  )
}
