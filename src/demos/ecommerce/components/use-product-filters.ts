import { PRODUCT_CATEGORIES, PRODUCT_STATUSES } from '@contract/demo/ecommerce.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/use-t.ts'

/** The filters of the product list: category, status and stock. */
export function useProductFilters() {
  const intl = useIntl()
  const t = useT('ecommerce.products')
  const field = useT('ecommerce.field')
  return [
    {
      name: 'category',
      label: field('category'),
      all: t('any-category'),
      options: PRODUCT_CATEGORIES.map((value) => ({ value, label: value })),
    },
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
      name: 'stock',
      label: field('stock'),
      all: t('stock.any'),
      options: [
        { value: 'true', label: t('stock.true') },
        { value: 'false', label: t('stock.false') },
      ],
    },
  ] as const
}
