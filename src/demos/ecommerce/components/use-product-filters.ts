import { PRODUCT_STATUSES, SALES_CHANNELS } from '@contract/demo/ecommerce.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { productChoicesQuery } from '../api/products.ts'

/** The names of the filters of the product list. */
export type ProductFilter = 'status' | 'category' | 'stock' | 'channel'

/** The filters of the product list: status, category, stock and sales channel. */
export function useProductFilters() {
  const intl = useIntl()
  const choices = useQuery(productChoicesQuery())
  const t = useT('ecommerce.products')
  const field = useT('ecommerce.field')
  const labelled = (values: readonly string[], prefix: string) =>
    values.map((value) => ({ value, label: intl.formatMessage({ id: `ecommerce.${prefix}.${value}` }) }))
  return [
    {
      name: 'status',
      label: field('status'),
      all: t('any-status'),
      options: labelled(PRODUCT_STATUSES, 'product-status'),
    },
    {
      name: 'category',
      label: field('category'),
      all: t('any-category'),
      options: (choices.data?.categories ?? []).map((value) => ({ value, label: value })),
    },
    {
      name: 'stock',
      label: field('stock'),
      all: t('stock.any'),
      options: [
        { value: 'true', label: t('stock.true') },
        { value: 'false', label: t('stock.false') },
      ],
    },
    {
      name: 'channel',
      label: field('channel'),
      all: t('any-channel'),
      options: labelled(SALES_CHANNELS, 'channel'),
    },
  ] as const
}
