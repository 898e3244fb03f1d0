import type {
  CreateCategoryBody,
  categoryList,
  categoryResponse,
  ProductCategory,
} from '@contract/demo/product-categories.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { productKeys } from './products.ts'

const path = '/apps/ecommerce/categories'

export const categoryKeys = { all: ['demo', 'product_categories'] as const }

/** A page of categories; the previous page stays visible while the next one loads. */
export const categoriesQuery = (query: ListQueryInput) =>
  queryOptions({
    queryKey: [...categoryKeys.all, 'list', query] as const,
    queryFn: ({ signal }) => api.get<typeof categoryList>(path, { query, signal }),
    placeholderData: keepPreviousData,
  })

const useRefetchCategories = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: categoryKeys.all }),
      client.invalidateQueries({ queryKey: productKeys.all }),
    ])
}

/** Adds a category, or saves it against the revision of `base`; a 409 error carries the current category. */
export function useSaveCategory() {
  const onSuccess = useRefetchCategories()
  return useMutation({
    mutationFn: async ({ base, body }: { base: ProductCategory | null; body: CreateCategoryBody }) =>
      (base
        ? await api.put<typeof categoryResponse>(`${path}/${base.id}`, {
            body: { ...body, revision: base.revision },
          })
        : await api.post<typeof categoryResponse>(path, { body })
      ).category,
    onSuccess,
  })
}

/** Deletes a category without products and categories below it. */
export function useDeleteCategory() {
  const onSettled = useRefetchCategories()
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete(`${path}/${id}`)
    },
    onSettled,
  })
}
