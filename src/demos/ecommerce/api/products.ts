import type { productList } from '@contract/demo/ecommerce.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

export type ProductListInput = ListQueryInput & { category?: string; status?: string; stock?: string }

export const productKeys = {
  all: ['products'] as const,
  list: (query: ProductListInput) => [...productKeys.all, 'list', query] as const,
}

/** A page of products; the previous page stays visible while the next one loads. */
export const productsQuery = (query: ProductListInput) =>
  queryOptions({
    queryKey: productKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof productList>('/apps/ecommerce/products', { query, signal }),
    placeholderData: keepPreviousData,
  })
