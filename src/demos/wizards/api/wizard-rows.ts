import type { CreateDealBody, dealList, dealResponse } from '@contract/demo/deals.ts'
import type { CreatePropertyBody, propertyList, propertyResponse } from '@contract/demo/properties.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** The newest deals of the signed-in user. */
export const ownDealsQuery = queryOptions({
  queryKey: ['demo', 'deals', 'own'],
  queryFn: async ({ signal }) => (await api.get<typeof dealList>('/apps/deals', { signal })).deals,
})

/** Creates a deal. */
export function useCreateDeal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreateDealBody) =>
      (await api.post<typeof dealResponse>('/apps/deals', { body })).deal,
    onSuccess: () => client.invalidateQueries({ queryKey: ownDealsQuery.queryKey }),
  })
}

/** The newest properties of the signed-in user. */
export const ownPropertiesQuery = queryOptions({
  queryKey: ['demo', 'properties', 'own'],
  queryFn: async ({ signal }) =>
    (await api.get<typeof propertyList>('/apps/properties', { signal })).properties,
})

/** Lists a property. */
export function useListProperty() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreatePropertyBody) =>
      (await api.post<typeof propertyResponse>('/apps/properties', { body })).property,
    onSuccess: () => client.invalidateQueries({ queryKey: ownPropertiesQuery.queryKey }),
  })
}
