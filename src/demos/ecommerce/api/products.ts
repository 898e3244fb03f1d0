import type { Product, productList } from '@contract/demo/ecommerce.ts'
import type {
  CreateProductBody,
  ProductDetail,
  productChoices,
  productFigures,
  productResponse,
} from '@contract/demo/products.ts'
import { queryOptions } from '@tanstack/react-query'
import { pagedList } from '@/demos/shared/api/paged-list.ts'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import { api } from '@/lib/api/api-client.ts'

const path = '/apps/ecommerce/products'

/** The path of the call that deletes a product. */
export const productPath = (id: number): string => `${path}/${id}`

export const productKeys = { all: ['demo', 'products'] as const }

export const pagedProducts = pagedList<typeof productList, Product>({
  key: productKeys.all,
  path,
  read: ({ products, total }) => ({ rows: products, total }),
})

/** One product for its form. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: [...productKeys.all, 'one', id] as const,
    queryFn: async ({ signal }) =>
      (await api.get<typeof productResponse>(productPath(id), { signal })).product,
  })

/** The sales of each channel. */
export const productFiguresQuery = () =>
  queryOptions({
    queryKey: [...productKeys.all, 'figures'] as const,
    queryFn: ({ signal }) => api.get<typeof productFigures>('/apps/ecommerce/product-figures', { signal }),
  })

/** The categories, vendors and collections that products use. */
export const productChoicesQuery = () =>
  queryOptions({
    queryKey: [...productKeys.all, 'choices'] as const,
    queryFn: ({ signal }) => api.get<typeof productChoices>('/apps/ecommerce/product-choices', { signal }),
  })

/** Switches the stock of a product; calls in quick succession run one after the other. */
export const useSetStock = (id: number) =>
  useApiMutation(
    [productKeys.all],
    // The switch shows the change at once, so a reload right after it must not cancel it.
    (stock: boolean) => api.patch(`${productPath(id)}/stock`, { body: { stock }, keepalive: true }),
    { scope: { id: `stock-${id}` } },
  )

/** Adds a copy of a product. */
export const useDuplicateProduct = () =>
  useApiMutation(
    [productKeys.all],
    async (id: number) => (await api.post<typeof productResponse>(`${productPath(id)}/duplicate`)).product,
  )

/** Adds a product, or saves it against the revision of `base`; a 409 error carries the current product. */
export const useSaveProduct = () =>
  useApiMutation(
    [productKeys.all],
    async ({ base, body }: { base: ProductDetail | null; body: CreateProductBody }) => {
      const { product } = base
        ? await api.put<typeof productResponse>(productPath(base.id), {
            body: { ...body, revision: base.revision },
          })
        : await api.post<typeof productResponse>(path, { body })
      return product
    },
  )
