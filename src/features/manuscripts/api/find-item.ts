import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { itemsQuery } from './items.ts'
import { manuscriptKeys } from './keys.ts'

/**
 * Which of these manuscripts holds an item, or null. An address such as `/folders/:id` names the item alone; the one
 * worked on last is nearly always right, so the others are only read when it is not.
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
