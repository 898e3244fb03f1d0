import type { Item, ItemFields } from '@contract/items.ts'
import { isDeepEqual } from './is-deep-equal.ts'

export type ItemFieldName = keyof ItemFields

/** A value or a function that returns it: bodies are converted to JSON only when sent or stored. */
export type FieldSource<Name extends ItemFieldName> = ItemFields[Name] | (() => ItemFields[Name])
export type PendingChanges = Partial<Record<ItemFieldName, unknown>>

/** The values of pending changes. */
export function resolveChanges(pending: PendingChanges): ItemFields {
  return Object.fromEntries(
    Object.entries(pending).map(([name, source]) => [name, typeof source === 'function' ? source() : source]),
  )
}

/** The fields of `mine` whose value differs from the item's. */
export function differingFields(mine: ItemFields, item: Item): ItemFieldName[] {
  return (Object.keys(mine) as ItemFieldName[]).filter((name) => !isDeepEqual(mine[name], item[name]))
}

/** The fields that both sides changed since `base` to different values. */
export function contestedFields(base: Item, mine: ItemFields, theirs: Item): ItemFieldName[] {
  return differingFields(mine, theirs).filter((name) => !isDeepEqual(base[name], theirs[name]))
}

/** Changes without those that `theirs` already contains. */
export function withoutSaved(pending: PendingChanges, theirs: Item): PendingChanges {
  const differing = new Set(differingFields(resolveChanges(pending), theirs))
  return Object.fromEntries(Object.entries(pending).filter(([name]) => differing.has(name as ItemFieldName)))
}
