import type { ItemSummary } from '@contract/items.ts'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { refetch } from '@/lib/queries/refetch.ts'
import { applyOperation, type ItemOperation } from '../model/item-operations.ts'
import { itemsQuery } from './items.ts'
import { itemKeys, manuscriptKeys } from './keys.ts'
import { runOperation } from './run-operation.ts'

const nothing: readonly ItemSummary[] = []

/**
 * The binder with pending operations applied to the server's rows; a failed operation is no longer applied,
 * so its rollback is exact.
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

/** Runs operations one after the other and writes each response into the cache before the next one starts. */
export function useItemOperation(manuscriptId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: itemKeys.operations(manuscriptId),
    scope: { id: `items-${manuscriptId}` },
    // Offline, an operation fails immediately instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (operation: ItemOperation) => runOperation(client, manuscriptId, operation),
    onError: () => refetch(client, { queryKey: itemKeys.list(manuscriptId) }),
    onSettled: () => {
      // A request that runs may have read the rows before the write.
      void refetch(client, { queryKey: itemKeys.list(manuscriptId), fetchStatus: 'fetching' })
      client.invalidateQueries({ queryKey: manuscriptKeys.detail(manuscriptId) })
      client.invalidateQueries({ queryKey: manuscriptKeys.lists(), refetchType: 'none' })
    },
  })
}
