import { skipToken, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { Delayed, EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { productQuery } from '../api/products.ts'
import { ProductForm } from '../components/product-form/product-form.tsx'

/** Adds a product, or edits the one of `?id=` (`/apps/ecommerce/product/add`). */
export function Page() {
  const intl = useIntl()
  const [search] = useSearchParams()
  const id = search.has('id') ? Number(search.get('id')) : null
  const isForbidden = useAbility().cannot(id === null ? 'create' : 'update', 'demo')
  const wanted = productQuery(id ?? 0)
  // Not cached, because the form starts from the stored revision and not from an earlier one.
  const product = useQuery({
    ...wanted,
    ...(id === null || isForbidden ? { queryFn: skipToken } : {}),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  usePageTitle(product.data?.productName)
  if (isForbidden)
    return (
      <PageFrame
        width="wide"
        title={intl.formatMessage({ id: id === null ? 'ecommerce.product.title' : 'ecommerce.product.edit' })}
      >
        <EmptyState
          title={intl.formatMessage({ id: 'ecommerce.product.forbidden' })}
          body={intl.formatMessage({ id: 'ecommerce.product.forbidden-body' })}
        />
      </PageFrame>
    )
  if (id === null) return <ProductForm key="new" product={null} />
  if (product.data) return <ProductForm key={id} product={product.data} />
  return (
    <PageFrame width="wide" title={intl.formatMessage({ id: 'ecommerce.product.edit' })}>
      {product.isError ? (
        <ErrorState onRetry={() => void product.refetch()} isRetrying={product.isFetching} />
      ) : (
        <Delayed>
          <RowsSkeleton rows={4} height="140px" />
        </Delayed>
      )}
    </PageFrame>
  )
}
