import type { ItemSummary } from '@contract/items.ts'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyOperation, type ItemOperation } from '../model/item-operations.ts'
import { itemsQuery } from './items.ts'
import { itemKeys, manuscriptKeys } from './keys.ts'
import { runOperation } from './run-operation.ts'

const nothing: readonly ItemSummary[] = []

/**
 * The binder as the writer sees it: the server's rows with every unanswered operation laid over them. An operation
 * that fails is simply no longer laid over, so a roll-back is exact whatever else is under way.
 */
export function useItems(manuscriptId: string) {
  const query = useQuery(itemsQuery(manuscriptId))
  const pending = useMutationState({
    filters: { mutationKey: itemKeys.operations(manuscriptId), status: 'pending' },
    select: (mutation) => mutation.state.variables as ItemOperation,
  })
  const items = useMemo(
    () => pending.reduce(applyOperation, (query.data ?? nothing) as readonly ItemSummary[]),
    [query.data, pending],
  )
  return { ...query, items, isSaving: pending.length > 0 }
}

/** Runs operations one after the other, each on what the one before has left, and patches the cache with the answers. */
export function useItemOperation(manuscriptId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: itemKeys.operations(manuscriptId),
    scope: { id: `items-${manuscriptId}` },
    // Offline it fails at once and says so, rather than waiting unseen for the network.
    networkMode: 'always',
    // A list asked for before the write may answer after it.
    onMutate: () => client.cancelQueries({ queryKey: itemKeys.list(manuscriptId) }),
    mutationFn: (operation: ItemOperation) => runOperation(client, manuscriptId, operation),
    onError: () => client.invalidateQueries({ queryKey: itemKeys.list(manuscriptId) }),
    onSettled: () => {
      // A list asked for while the write was under way may still answer with what was before it.
      const list = { queryKey: itemKeys.list(manuscriptId) }
      if (client.isFetching(list) > 0) client.invalidateQueries(list)
      client.invalidateQueries({ queryKey: manuscriptKeys.detail(manuscriptId) })
      client.invalidateQueries({ queryKey: manuscriptKeys.lists(), refetchType: 'none' })
    },
  })
}
