import type {
  CreateCategoryBody,
  categoryList,
  categoryResponse,
  ProductCategory,
} from '@contract/demo/product-categories.ts'
import { pagedList } from '@/demos/shared/api/paged-list.ts'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import { api } from '@/lib/api/api-client.ts'
import { productKeys } from './products.ts'

const path = '/apps/ecommerce/categories'
const key = ['demo', 'product_categories'] as const

export const pagedCategories = pagedList<typeof categoryList, ProductCategory>({
  key,
  path,
  read: ({ categories, total }) => ({ rows: categories, total }),
})

/** Adds a category, or saves it against the revision of `base`; a 409 error carries the current category. */
export const useSaveCategory = () =>
  useApiMutation(
    [key, productKeys.all],
    async ({ base, body }: { base: ProductCategory | null; body: CreateCategoryBody }) => {
      const { category } = base
        ? await api.put<typeof categoryResponse>(`${path}/${base.id}`, {
            body: { ...body, revision: base.revision },
          })
        : await api.post<typeof categoryResponse>(path, { body })
      return category
    },
  )

/** Deletes a category without products and categories below it. */
export const useDeleteCategory = () =>
  useApiMutation([key, productKeys.all], (id: number) => api.delete(`${path}/${id}`))
