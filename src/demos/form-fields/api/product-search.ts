import type { productList } from '@contract/demo/ecommerce.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** How a call of the samples goes: as usual, two seconds late, or refused by the API. */
export type CallOutcome = 'normal' | 'slow' | 'refused'

const PATH = '/apps/ecommerce/products'
const SLOW_MS = 2000

/** The first twenty products whose name matches; `refused` asks for a product that does not exist. */
export const productSearchQuery = (q: string, outcome: CallOutcome) =>
  queryOptions({
    queryKey: ['demo', 'product-search', q, outcome] as const,
    queryFn: async ({ signal }) => {
      if (outcome === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      if (outcome === 'refused') await api.get(`${PATH}/999999999`, { signal })
      const query = { q, itemsPerPage: 20, sortBy: 'product' }
      const { products } = await api.get<typeof productList>(PATH, { query, signal })
      return products.map((one) => ({
        ...one,
        priceCents: Math.round(Number(one.price.replace('$', '')) * 100),
      }))
    },
  })
