import type { Doc } from '@contract/document.ts'
import type { Item, PatchItemBody } from '@contract/items.ts'
import { isDeepEqual } from './is-deep-equal.ts'

/** What the editor may change of an item. */
export type ItemFields = Omit<PatchItemBody, 'revision' | 'keepReplacedAs' | 'content' | 'notesContent'> & {
  content?: Doc | null
  notesContent?: Doc | null
}
export type ItemFieldName = keyof ItemFields

/** A value, or how to get it: bodies are turned into JSON only when they are sent or kept. */
export type FieldSource<Name extends ItemFieldName> = ItemFields[Name] | (() => ItemFields[Name])
export type PendingChanges = Partial<Record<ItemFieldName, unknown>>

/** The values behind pending changes. */
export function resolveChanges(pending: PendingChanges): ItemFields {
  return Object.fromEntries(
    Object.entries(pending).map(([name, source]) => [name, typeof source === 'function' ? source() : source]),
  )
}

/** The fields of `mine` that say something else than the item does. */
export function differingFields(mine: ItemFields, item: Item): ItemFieldName[] {
  return (Object.keys(mine) as ItemFieldName[]).filter((name) => !isDeepEqual(mine[name], item[name]))
}

/** The fields both sides have changed since `base`, and not to the same. */
export function contestedFields(base: Item, mine: ItemFields, theirs: Item): ItemFieldName[] {
  return differingFields(mine, theirs).filter((name) => !isDeepEqual(base[name], theirs[name]))
}

/** Changes without those that `theirs` already says. */
export function withoutSettled(pending: PendingChanges, theirs: Item): PendingChanges {
  const wanted = new Set(differingFields(resolveChanges(pending), theirs))
  return Object.fromEntries(Object.entries(pending).filter(([name]) => wanted.has(name as ItemFieldName)))
}
