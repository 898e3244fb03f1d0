import type { Product } from '@contract/demo/ecommerce.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatMoney } from '@/ui/format-money.ts'
import { centsOf } from '../model/product-price.ts'
import { ProductName } from './product-name.tsx'
import { ProductStatusBadge } from './product-status-badge.tsx'
import { StockSwitch } from './stock-switch.tsx'

/** The columns of the product list; the stock switch is disabled without `canEdit`. */
export function useProductColumns(canEdit: boolean): DataColumn<Product>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `ecommerce.field.${id}` })
    const dollars = (amount: string) => formatMoney(intl, centsOf(amount))
    return [
      {
        id: 'product',
        header: t('product'),
        cell: (product) => <ProductName product={product} />,
        isSortable: true,
        isFixed: true,
        exportValue: (product) => product.productName,
      },
      {
        id: 'brand',
        header: t('brand'),
        cell: (product) => <bdi>{product.productBrand}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (product) => product.productBrand,
      },
      {
        id: 'category',
        header: t('category'),
        cell: (product) => product.category,
        isSortable: true,
        exportValue: (product) => product.category,
      },
      {
        id: 'stock',
        header: t('stock'),
        cell: (product) => <StockSwitch product={product} canEdit={canEdit} />,
        exportValue: (product) => String(product.stock),
      },
      {
        id: 'sku',
        header: t('sku'),
        cell: (product) => <bdi>{product.sku}</bdi>,
        isSortable: true,
        align: 'end',
        exportValue: (product) => product.sku,
      },
      {
        id: 'price',
        header: t('price'),
        cell: (product) => <bdi>{dollars(product.price)}</bdi>,
        isSortable: true,
        align: 'end',
        exportValue: (product) => centsOf(product.price) / 100,
      },
      {
        id: 'qty',
        header: t('qty'),
        cell: (product) => intl.formatNumber(product.qty),
        isSortable: true,
        align: 'end',
        exportValue: (product) => product.qty,
      },
      {
        id: 'status',
        header: t('status'),
        cell: (product) => <ProductStatusBadge status={product.status} />,
        isSortable: true,
        exportValue: (product) => product.status,
      },
    ]
  }, [intl, canEdit])
}
