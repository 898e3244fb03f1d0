import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { itemsQuery } from './items.ts'
import { manuscriptKeys } from './keys.ts'

/**
 * Finds which of these manuscripts holds an item, or null; reads the selected one first and the others only
 * if needed.
 */
export function useFindItemQuery(itemId: string, manuscriptIds: readonly string[]) {
  const client = useQueryClient()
  return queryOptions({
    queryKey: [...manuscriptKeys.all, 'find-item', itemId, manuscriptIds] as const,
    queryFn: async () => {
      for (const id of manuscriptIds) {
        const items = await client.fetchQuery(itemsQuery(id))
        if (items.some((item) => item.id === itemId)) return id
      }
      return null
    },
  })
}
