import type { Product, productList } from '@contract/demo/ecommerce.ts'
import type {
  CreateProductBody,
  ProductDetail,
  productChoices,
  productFigures,
  productResponse,
} from '@contract/demo/products.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

export type ProductListInput = ListQueryInput & {
  category?: string
  status?: string
  stock?: string
  channel?: string
}

const path = '/apps/ecommerce/products'

/** The path of the call that deletes a product. */
export const productPath = (id: number): string => `${path}/${id}`

export const productKeys = {
  all: ['demo', 'products'] as const,
  list: (query: ProductListInput) => [...productKeys.all, 'list', query] as const,
}

/** A page of products; the previous page stays visible while the next one loads. */
export const productsQuery = (query: ProductListInput) =>
  queryOptions({
    queryKey: productKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof productList>(path, { query, signal }),
    placeholderData: keepPreviousData,
  })

const MAX_EXPORTED = 10_000

/** Returns every product that matches the filters, for an export. */
export async function fetchAllProducts(query: ProductListInput): Promise<readonly Product[]> {
  const rows = new Map<number, Product>()
  for (let page = 1; rows.size < MAX_EXPORTED; page += 1) {
    const answer = await api.get<typeof productList>(path, { query: { ...query, page, itemsPerPage: 100 } })
    for (const row of answer.products) rows.set(row.id, row)
    if (page * 100 >= answer.total) break
  }
  return [...rows.values()]
}

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

const useRefetchProducts = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: productKeys.all })
}

/** Switches the stock of a product. */
export function useSetStock() {
  const onSettled = useRefetchProducts()
  return useMutation({
    mutationFn: async ({ id, stock }: Pick<Product, 'id' | 'stock'>) => {
      await api.patch(`${productPath(id)}/stock`, { body: { stock } })
    },
    onSettled,
  })
}

/** Adds a copy of a product. */
export function useDuplicateProduct() {
  const onSuccess = useRefetchProducts()
  return useMutation({
    mutationFn: async (id: number) =>
      (await api.post<typeof productResponse>(`${productPath(id)}/duplicate`)).product,
    onSuccess,
  })
}

/** Adds a product, or saves it against the revision of `base`; a 409 error carries the current product. */
export function useSaveProduct() {
  const onSuccess = useRefetchProducts()
  return useMutation({
    mutationFn: async ({ base, body }: { base: ProductDetail | null; body: CreateProductBody }) =>
      (base
        ? await api.put<typeof productResponse>(productPath(base.id), {
            body: { ...body, revision: base.revision },
          })
        : await api.post<typeof productResponse>(path, { body })
      ).product,
    onSuccess,
  })
}
