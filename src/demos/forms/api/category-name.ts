import type { categoryList } from '@contract/demo/product-categories.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

const isSame = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** Whether a product category has this name already, ignoring case and accents. */
export const categoryNameQuery = (name: string) =>
  queryOptions({
    queryKey: ['demo', 'category-name', name] as const,
    queryFn: async ({ signal }) => {
      const { categories } = await api.get<typeof categoryList>('/apps/ecommerce/categories', {
        query: { q: name, itemsPerPage: 100 },
        signal,
      })
      return categories.some((category) => isSame(category.name, name))
    },
    staleTime: 10_000,
  })
