import type { Product } from '@contract/demo/ecommerce.ts'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListParams } from '@/lib/list-params.ts'
import { ListPage } from '@/ui/list-page.tsx'
import { productsQuery } from '../api/products.ts'
import { useProductColumns } from '../components/product-columns.tsx'
import { useProductFilters } from '../components/use-product-filters.ts'

/** The products of the sample shop (`/apps/ecommerce/product/list`). */
export function Page() {
  const intl = useIntl()
  const params = useListParams({ sortBy: '', orderBy: 'asc' }, ['category', 'status', 'stock'])
  const list = useQuery(productsQuery({ ...params.state, ...params.filters, q: params.q }))
  const columns = useProductColumns()
  const filters = useProductFilters()
  return (
    <ListPage<Product, 'category' | 'status' | 'stock'>
      name="products"
      title={intl.formatMessage({ id: 'ecommerce.products.title' })}
      description={<FormattedMessage id="ecommerce.products.description" />}
      query={list}
      params={params}
      rows={list.data?.products}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={(product) => String(product.id)}
      rowLabel={(product) => product.productName}
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
