import type { Item, ItemSummary } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ItemChanges, ItemOperation } from '../model/item-operations.ts'
import { conflictingItem } from './conflict.ts'
import { dropItems, toSummary, writeItem, writeItems } from './item-cache.ts'
import * as calls from './items.ts'
import { itemKeys } from './keys.ts'

/** What an operation did: the items it changed, the first being the one it was about. */
export type OperationResult = readonly ItemSummary[]

type Known = ItemSummary & Partial<Item>

function knownItem(client: QueryClient, manuscriptId: string, itemId: string): Known | undefined {
  const summary = client
    .getQueryData(calls.itemsQuery(manuscriptId).queryKey)
    ?.find(({ id }) => id === itemId)
  const detail = client.getQueryData<Item>(itemKeys.detail(manuscriptId, itemId))
  if (!summary || !detail) return summary ?? detail
  return detail.revision >= summary.revision ? detail : { ...detail, ...summary }
}

/** Whether the fields about to change are still as the writer saw them, though the item has changed elsewhere. */
export function touchesOnlySeen(changes: ItemChanges, seen: Partial<Item>, current: Item): boolean {
  return (Object.keys(changes) as (keyof ItemChanges)[]).every(
    (key) => JSON.stringify(seen[key]) === JSON.stringify(current[key]),
  )
}

async function patch(
  client: QueryClient,
  manuscriptId: string,
  id: string,
  changes: ItemChanges,
): Promise<Item> {
  const seen =
    knownItem(client, manuscriptId, id) ?? (await client.fetchQuery(calls.itemQuery(manuscriptId, id)))
  try {
    return await calls.patchItem(manuscriptId, id, { ...changes, revision: seen.revision })
  } catch (error) {
    const late = conflictingItem(error)
    if (!late) throw error
    // Somebody else changed other fields: nothing of theirs is lost by going on from their state.
    if (!touchesOnlySeen(changes, seen, late)) {
      writeItem(client, manuscriptId, late)
      throw error
    }
    return calls.patchItem(manuscriptId, id, { ...changes, revision: late.revision })
  }
}

const many = {
  duplicate: calls.duplicateItem,
  trash: calls.trashItem,
  restore: calls.restoreItem,
}

/** Sends one operation and puts the answer into the caches. */
export async function runOperation(
  client: QueryClient,
  manuscriptId: string,
  operation: ItemOperation,
): Promise<OperationResult> {
  const { id } = operation
  if (operation.kind === 'erase') {
    await calls.eraseItem(manuscriptId, id)
    dropItems(client, manuscriptId, { branch: id })
    return []
  }
  if (operation.kind === 'empty-trash') {
    await calls.emptyTrash(manuscriptId)
    dropItems(client, manuscriptId, 'trash')
    return []
  }
  if (operation.kind === 'create' || operation.kind === 'patch') {
    const item =
      operation.kind === 'create'
        ? await calls.requestCreateItem(manuscriptId, { ...operation.body, id })
        : await patch(client, manuscriptId, id, operation.changes)
    writeItem(client, manuscriptId, item)
    return [toSummary(item)]
  }
  const changed =
    operation.kind === 'move'
      ? await calls.requestMove(manuscriptId, id, operation.place)
      : await many[operation.kind](manuscriptId, id)
  writeItems(client, manuscriptId, changed)
  return changed
}
