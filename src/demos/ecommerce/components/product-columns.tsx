import type { Product } from '@contract/demo/ecommerce.ts'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'
import { centsOf } from '../model/product-price.ts'
import { ProductPrice } from './product-price-cell.tsx'
import { StockSwitch } from './stock-switch.tsx'

const columns: ListColumns<Product, 'ecommerce'> = ({ t, text, count, money }, canEdit) => [
  text('product', (product) => product.productName, {
    label: 'field.product',
    cell: ({ image, productName, productBrand }) => (
      <PictureCell picture={image} title={productName} note={productBrand} />
    ),
    isSortable: true,
    isFixed: true,
  }),
  text('brand', (product) => product.productBrand, { label: 'field.brand', isHiddenAtFirst: true }),
  text('category', (product) => product.category, {
    label: 'field.category',
    hiddenBelow: 860,
    isSortable: true,
  }),
  text('stock', (product) => String(product.stock), {
    label: 'field.stock',
    cell: (product) => <StockSwitch product={product} canEdit={canEdit} />,
  }),
  text('sku', (product) => product.sku, {
    label: 'field.sku',
    hiddenBelow: 860,
    isSortable: true,
    align: 'end',
  }),
  money('price', (product) => centsOf(product.price), {
    label: 'field.price',
    cell: ({ price, discountCents }) => <ProductPrice cents={centsOf(price)} discountCents={discountCents} />,
    isSortable: true,
  }),
  count('qty', (product) => product.qty, { label: 'field.qty', isSortable: true }),
  text('status', (product) => product.status, {
    label: 'field.status',
    cell: ({ status }) => <CommerceStatus status={status} label={t(`product-status.${status}`)} />,
    isSortable: true,
  }),
]

/** The columns of the product list; the stock switch is disabled without `canEdit`. */
export const useProductColumns = (canEdit: boolean) => useListColumns('ecommerce', columns, canEdit)
