import { cleanLine, cutText } from '../../_shared/scrivener/text/clean-text.ts'
import type { ScrivenerItem, ScrivenerProject } from '../../_shared/scrivener/types.ts'
import type { Choices } from './choices.ts'
import type { ImportIds } from './ids.ts'
import type { ItemRow, MemberRow } from './work-units.ts'

const MAX_VOCABULARY = 120
const MAX_DETAIL = 5000
/** The id of Scrivener's "No Label" and "No Status". */
const NONE = '-1'

export type VocabularyRow = { id: string; name: string; colour: string | null; position: number }
export type CollectionRow = { id: string; name: string; position: number }

/** The project's labels in order, each with its id. */
export function planLabels(project: ScrivenerProject, ids: ImportIds): VocabularyRow[] {
  return project.labels
    .filter(({ id, name }) => id !== NONE && name !== '')
    .map(({ id, name, colour }, position) => ({
      id: ids.label(id),
      name: cleanLine(name, MAX_VOCABULARY),
      colour,
      position,
    }))
}

/** The project's statuses in order, each with its id. */
export function planStatuses(project: ScrivenerProject, ids: ImportIds): VocabularyRow[] {
  return project.statuses
    .filter(({ id, name }) => id !== NONE && name !== '')
    .map(({ id, name }, position) => ({
      id: ids.status(id),
      name: cleanLine(name, MAX_VOCABULARY),
      colour: null,
      position,
    }))
}

/** The project's collections in order, each with its id; an untitled collection is named by its number. */
export function planCollections(project: ScrivenerProject, ids: ImportIds): CollectionRow[] {
  return project.collections.map(({ title }, index) => ({
    id: ids.collection(index),
    name: title || `#${index + 1}`,
    position: index + 1,
  }))
}

/** The imported items of the collections, in order. */
export function planMembers(
  project: ScrivenerProject,
  ids: ImportIds,
  itemId: (index: number) => string | null,
): MemberRow[] {
  const indexes = new Map(project.items.map(({ sourceId, index }) => [sourceId, index]))
  return project.collections.flatMap(({ itemIds }, collection) =>
    itemIds.flatMap((sourceId, at) => {
      const index = indexes.get(sourceId)
      const item = index === undefined ? null : itemId(index)
      return item === null
        ? []
        : [{ collection_id: ids.collection(collection), item_id: item, position: at + 1 }]
    }),
  )
}

/** Creates rows of items; `itemId` returns null for an excluded item. */
export function createItemRows(
  project: ScrivenerProject,
  ids: ImportIds,
  choices: Choices,
  itemId: (index: number) => string | null,
): (item: ScrivenerItem) => ItemRow {
  const key = (name: string, colour: string | null) => JSON.stringify([name, colour])
  const labels = new Map<string, string>()
  for (const { id, name, colour } of project.labels) {
    if (id !== NONE && !labels.has(key(name, colour))) labels.set(key(name, colour), ids.label(id))
  }
  const statuses = new Map<string, string>()
  for (const { id, name } of project.statuses) {
    if (id !== NONE && !statuses.has(name)) statuses.set(name, ids.status(id))
  }
  const titles = new Map<string, string>()
  for (const item of project.items) {
    for (const id of [item.sourceId, item.uuid, item.id]) {
      if (id && !titles.has(id.toUpperCase())) titles.set(id.toUpperCase(), item.title)
    }
  }
  return (item) => ({
    id: itemId(item.index) ?? ids.item(item.sourceId),
    parent_id: item.parent === null ? null : itemId(item.parent),
    position: item.position + 1,
    type: (Object.hasOwn(choices.types, item.sourceId) && choices.types[item.sourceId]) || item.type,
    title: item.title,
    label_id: item.label ? (labels.get(key(item.label.name, item.label.colour)) ?? null) : null,
    status_id: item.status ? (statuses.get(item.status) ?? null) : null,
    include_in_compile: item.includeInCompile,
    keywords: item.keywords,
    custom: customOf(item),
    details: detailsOf(item, titles),
    target: item.target?.unit === 'words' ? item.target.goal : null,
    section_type: item.sectionType === null ? null : cutText(item.sectionType, 200),
    source_id: item.sourceId,
    source_type: item.scrivenerType,
    source_created_at: item.created,
    source_modified_at: item.modified,
    in_trash: item.isTrash,
  })
}

/** Custom values by field title; a second field with the same title gets a number, so that none is lost. */
function customOf(item: ScrivenerItem): Record<string, string> {
  const custom = new Map<string, string>()
  for (const { name, value } of item.custom) {
    let title = name
    for (let number = 2; custom.has(title); number++) title = `${name} (${number})`
    custom.set(title, value)
  }
  return Object.fromEntries(custom)
}

/** Values without a column: bookmarks, a target in characters, a script format. */
function detailsOf(item: ScrivenerItem, titles: ReadonlyMap<string, string>): Record<string, string> {
  const details: Record<string, string> = {}
  const lines = item.bookmarks.map(({ title, targetId, url }) =>
    [title || (targetId && titles.get(targetId.toUpperCase())) || '', url ?? ''].filter(Boolean).join(' — '),
  )
  const bookmarks = lines.filter(Boolean).join('\n')
  if (bookmarks) details.bookmarks = cutText(bookmarks, MAX_DETAIL)
  if (item.target?.unit === 'characters') details.characterTarget = String(item.target.goal)
  if (item.isScript) details.format = 'script'
  return details
}
