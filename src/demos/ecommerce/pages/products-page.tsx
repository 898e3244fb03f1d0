import { Button } from '@chakra-ui/react'
import type { Product } from '@contract/demo/ecommerce.ts'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { href } from '@/lib/routing/href.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { pagedProducts } from '../api/products.ts'
import { ChannelFigures } from '../components/channel-figures.tsx'
import { useProductColumns } from '../components/product-columns.tsx'
import { useProductActions } from '../components/use-product-actions.tsx'
import { type ProductFilter, useProductFilters } from '../components/use-product-filters.ts'

/** The products of the sample shop (`/apps/ecommerce/product/list`). */
export function Page() {
  const intl = useIntl()
  const list = usePagedList(pagedProducts, {
    tables: ['products', 'product_categories', 'orders', 'order_lines'],
    filters: ['status', 'category', 'stock', 'channel'],
  })
  const { mayCreate, mayEdit, rowActions, rowHref, bulk, isHidden } = useProductActions()
  const columns = useProductColumns(mayEdit)
  const filters = useProductFilters()
  const rows = list.rows?.filter((product) => !isHidden(product))
  const hidden = (list.rows?.length ?? 0) - (rows?.length ?? 0)
  const addButton = mayCreate ? (
    <Button asChild>
      <Link to={href('ecommerce.product')}>
        <Plus size={18} aria-hidden />
        <FormattedMessage id="ecommerce.products.add" />
      </Link>
    </Button>
  ) : null
  return (
    <ListPage<Product, ProductFilter>
      name="products"
      title={intl.formatMessage({ id: 'ecommerce.products.title' })}
      description={<FormattedMessage id="ecommerce.products.description" />}
      action={addButton}
      stats={<ChannelFigures />}
      {...list}
      rows={rows}
      total={list.total - hidden}
      columns={columns}
      rowId={(product) => String(product.id)}
      rowLabel={(product) => product.productName}
      {...(rowHref ? { rowHref } : {})}
      rowActions={rowActions}
      bulk={bulk}
      searchLabel={intl.formatMessage({ id: 'ecommerce.products.search' })}
      filters={filters}
      empty={{
        drawing: 'paper-boat',
        title: <FormattedMessage id="ecommerce.products.empty" />,
        body: <FormattedMessage id="ecommerce.products.empty-body" />,
      }}
    />
  )
}
