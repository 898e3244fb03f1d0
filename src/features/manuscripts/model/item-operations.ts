import type {
  ChangeItemsBody,
  CreateItemBody,
  ItemFields,
  ItemPlacement,
  ItemSummary,
} from '@contract/items.ts'
import type { TransferBody } from '@contract/transfers.ts'
import { shownBy } from '../shared/apply-save.ts'
import { positionAfter, siblingsOf } from './positions.ts'
import { changedKeywords } from './shared-keywords.ts'

/** An operation on the tree, both as sent to the API and as applied optimistically. */
export type ItemOperation =
  | { kind: 'create'; id: string; body: CreateItemBody }
  | { kind: 'patch'; id: string; changes: ItemFields; shown?: Partial<ItemSummary> }
  | { kind: 'move'; id: string; place: ItemPlacement }
  | { kind: 'duplicate'; id: string }
  /** Copies an item to a position; shown when the server has answered, as the other copies. */
  | { kind: 'copy'; id: string; place: ItemPlacement }
  /** Copies an item into the templates folder, which gets this title where it does not exist. */
  | { kind: 'template'; id: string; folderTitle: string }
  /** Makes a folder, or none, the templates folder; `id` is that of the folder before or after. */
  | { kind: 'templates-folder'; id: string; folderId: string | null }
  | { kind: 'trash'; id: string }
  | { kind: 'restore'; id: string }
  /** A change of several items; `id` is the first of them, `shown` what else the binder shows of each. */
  | { kind: 'change'; id: string; body: ChangeItemsBody; shown?: ReadonlyMap<string, Partial<ItemSummary>> }
  /** Text that moves between this item and another one; shown when the server has answered. */
  | { kind: 'transfer'; id: string; body: TransferBody }
  | { kind: 'erase'; id: string }
  /** Permanently deletes everything in the trash; `id` is the id of the trash. */
  | { kind: 'empty-trash'; id: string }

/** The ids of items and their descendants. */
export function branchIds(items: readonly ItemSummary[], ...rootIds: readonly string[]): Set<string> {
  const children = new Map<string, string[]>()
  for (const item of items) {
    if (item.parentId === null) continue
    const list = children.get(item.parentId)
    if (list) list.push(item.id)
    else children.set(item.parentId, [item.id])
  }
  const ids = new Set(rootIds)
  for (const id of ids) for (const child of children.get(id) ?? []) ids.add(child)
  return ids
}

function newItem(items: readonly ItemSummary[], id: string, body: CreateItemBody): ItemSummary {
  const parentId = body.parentId ?? null
  const now = new Date().toISOString()
  return {
    id,
    parentId,
    position: positionAfter(siblingsOf(items, parentId), body.afterId),
    type: body.type,
    title: body.title ?? '',
    synopsis: body.synopsis ?? '',
    notes: '',
    status: null,
    statusId: body.statusId ?? null,
    label: null,
    labelId: body.labelId ?? null,
    includeInCompile: body.includeInCompile ?? true,
    keywords: [],
    custom: {},
    target: null,
    sectionType: null,
    language: body.language ?? null,
    headline: null,
    aliases: null,
    wordCount: 0,
    characterCount: 0,
    hasText: false,
    inTrash: items.some((item) => item.id === parentId && item.inTrash),
    sourceId: null,
    sourceType: null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  }
}

function setTrash(
  items: readonly ItemSummary[],
  rootIds: readonly string[],
  inTrash: boolean,
): readonly ItemSummary[] {
  const branches = branchIds(items, ...rootIds)
  const roots = new Set(rootIds)
  const staysInTrash = new Set(
    items.flatMap((item) => (item.inTrash && !branches.has(item.id) ? [item.id] : [])),
  )
  return items.map((item) => {
    if (!branches.has(item.id)) return item
    // A restored branch whose parent stays in the trash moves to the top level.
    const isCutOff = !inTrash && roots.has(item.id) && staysInTrash.has(item.parentId ?? '')
    return isCutOff ? { ...item, inTrash, parentId: null } : { ...item, inTrash }
  })
}

function applyChange(
  items: readonly ItemSummary[],
  body: ChangeItemsBody,
  shown?: ReadonlyMap<string, Partial<ItemSummary>>,
): readonly ItemSummary[] {
  if (body.kind === 'set') {
    const changes = new Map(body.items.map((change) => [change.id, change]))
    return items.map((item) => {
      const change = changes.get(item.id)
      if (!change) return item
      const next = { ...item, ...shownBy(change), ...shown?.get(item.id) }
      return change.addKeywords || change.removeKeywords
        ? { ...next, keywords: changedKeywords(next.keywords, change) }
        : next
    })
  }
  if (body.kind === 'move') {
    return body.items.reduce<readonly ItemSummary[]>(
      (now, { id, ...place }) => applyOperation(now, { kind: 'move', id, place }),
      items,
    )
  }
  const ids = body.items.map(({ id }) => id)
  return setTrash(items, ids, body.kind === 'trash')
}

/**
 * The binder after a successful operation; applying it twice changes nothing, so it may overlap with the
 * server's response.
 */
export function applyOperation(
  items: readonly ItemSummary[],
  operation: ItemOperation,
): readonly ItemSummary[] {
  const { id } = operation
  switch (operation.kind) {
    case 'create':
      return items.some((item) => item.id === id) ? items : [...items, newItem(items, id, operation.body)]
    case 'patch': {
      const shown = { ...shownBy(operation.changes), ...operation.shown }
      return items.map((item) => (item.id === id ? { ...item, ...shown } : item))
    }
    case 'move': {
      const { parentId, afterId } = operation.place
      if (parentId !== null && branchIds(items, id).has(parentId)) return items
      const others = siblingsOf(items, parentId).filter((item) => item.id !== id)
      const position = positionAfter(others, afterId)
      return items.map((item) => (item.id === id ? { ...item, parentId, position } : item))
    }
    case 'change':
      return applyChange(items, operation.body, operation.shown)
    case 'trash':
      return setTrash(items, [id], true)
    case 'restore':
      return setTrash(items, [id], false)
    case 'erase': {
      const gone = branchIds(items, id)
      return items.filter((item) => !gone.has(item.id))
    }
    case 'empty-trash':
      return items.filter((item) => !item.inTrash)
    case 'duplicate':
    case 'copy':
    case 'template':
    case 'templates-folder':
    case 'transfer':
      return items
  }
}
