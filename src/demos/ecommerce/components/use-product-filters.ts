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
  return [
    {
      name: 'status',
      label: field('status'),
      all: t('any-status'),
      options: PRODUCT_STATUSES.map((value) => ({
        value,
        label: intl.formatMessage({ id: `ecommerce.product-status.${value}` }),
      })),
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
      options: SALES_CHANNELS.map((value) => ({
        value,
        label: intl.formatMessage({ id: `ecommerce.channel.${value}` }),
      })),
    },
  ] as const
}
