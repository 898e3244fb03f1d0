import type { Item, ItemFields, ItemSummary } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ItemOperation } from '../model/item-operations.ts'
import { conflictingItem } from './conflict.ts'
import { dropItems, toSummary, writeItem, writeItems } from './item-cache.ts'
import * as calls from './items.ts'
import { itemKeys, manuscriptKeys } from './keys.ts'
import { requestTemplatesFolder } from './manuscripts.ts'
import { saveItem } from './save-item.ts'

/** The items an operation changed; the operation's own item comes first. */
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

/** True when the fields to change have the same value in the cached and the stored item. */
export function areFieldsUnchanged(changes: ItemFields, cached: Partial<Item>, current: Item): boolean {
  return (Object.keys(changes) as (keyof ItemFields)[]).every(
    (key) => JSON.stringify(cached[key]) === JSON.stringify(current[key]),
  )
}

async function patch(
  client: QueryClient,
  manuscriptId: string,
  id: string,
  changes: ItemFields,
): Promise<void> {
  const cached =
    knownItem(client, manuscriptId, id) ?? (await client.fetchQuery(calls.itemQuery(manuscriptId, id)))
  const save = (revision: number, options?: { keepalive: boolean }) =>
    saveItem(client, manuscriptId, id, { ...changes, revision }, options)
  try {
    // The binder shows the change at once, so a reload right after it must not cancel it.
    await save(cached.revision, { keepalive: true })
  } catch (error) {
    const stored = conflictingItem(error)
    if (!stored) throw error
    writeItem(client, manuscriptId, stored)
    // Other fields were changed by another user, so the change can be applied to the stored revision.
    if (!areFieldsUnchanged(changes, cached, stored)) throw error
    await save(stored.revision)
  }
}

const many = {
  duplicate: calls.duplicateItem,
  trash: calls.trashItem,
  restore: calls.restoreItem,
}

type TreeOperation = Exclude<
  ItemOperation,
  { kind: 'create' | 'patch' | 'transfer' | 'templates-folder' | 'erase' | 'empty-trash' }
>

function changeTree(manuscriptId: string, operation: TreeOperation): Promise<ItemSummary[]> {
  const { kind, id } = operation
  if (kind === 'change') return calls.requestChange(manuscriptId, operation.body)
  if (kind === 'move') return calls.requestMove(manuscriptId, id, operation.place)
  if (kind === 'copy') return calls.copyItem(manuscriptId, id, operation.place)
  if (kind === 'template') return calls.saveTemplate(manuscriptId, id, operation.folderTitle)
  return many[kind](manuscriptId, id)
}

/** Runs one operation on the API and writes the response into the caches. */
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
  if (operation.kind === 'patch') {
    await patch(client, manuscriptId, id, operation.changes)
    return []
  }
  if (operation.kind === 'create') {
    const item = await calls.requestCreateItem(manuscriptId, { ...operation.body, id })
    writeItem(client, manuscriptId, item)
    return [toSummary(item)]
  }
  if (operation.kind === 'transfer') {
    const { item, others, moved } = await calls.requestTransfer(manuscriptId, id, operation.body)
    writeItems(client, manuscriptId, moved)
    for (const one of [item, ...others]) writeItem(client, manuscriptId, one)
    return [item, ...others].map(toSummary)
  }
  if (operation.kind === 'templates-folder') {
    const manuscript = await requestTemplatesFolder(manuscriptId, operation.folderId)
    client.setQueryData(manuscriptKeys.detail(manuscriptId), manuscript)
    return []
  }
  const changed = await changeTree(manuscriptId, operation)
  writeItems(client, manuscriptId, changed)
  return changed
}
