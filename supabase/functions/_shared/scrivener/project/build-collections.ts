import { cleanVisibleLine } from '../text/clean-text.ts'
import type { ScrivenerItem, ScrivenerProject, Warning } from '../types.ts'
import { addWarning } from './add-warning.ts'
import type { RawBinder } from './raw-binder.ts'

/** The longest title of a collection. */
const MAX_TITLE = 200
/** The most memberships of all collections together: above any real project, and writable in some slices. */
const MAX_MEMBERS = 100_000

/** Scrivener lists the binder and the last search among the collections. */
const NO_COLLECTION = new Set(['Binder', 'RecentSearch'])

/** The collections of a project with their documents in order, and the titles of its saved searches. */
export function buildCollections(
  raw: RawBinder,
  items: readonly ScrivenerItem[],
  warnings: Warning[],
): Pick<ScrivenerProject, 'collections' | 'savedSearches'> {
  const byId = new Map<string, string>()
  for (const item of items) {
    for (const id of [item.id, item.uuid]) {
      if (id && !byId.has(id.toUpperCase())) byId.set(id.toUpperCase(), item.sourceId)
    }
  }
  const collections: ScrivenerProject['collections'] = []
  const savedSearches: string[] = []
  let room = MAX_MEMBERS
  for (const { type, title: rawTitle, itemIds } of raw.collections) {
    if (NO_COLLECTION.has(type)) continue
    const title = cleanVisibleLine(rawTitle, MAX_TITLE)
    if (type !== 'Arbitrary') {
      savedSearches.push(title)
      continue
    }
    const members = [...new Set(itemIds.flatMap((id) => byId.get(id.toUpperCase()) ?? []))]
    if (members.length > room) warnShortened(warnings, title)
    collections.push({ title, itemIds: members.slice(0, room) })
    room = Math.max(0, room - members.length)
  }
  return { collections, savedSearches }
}

function warnShortened(warnings: Warning[], title: string): void {
  addWarning(warnings, {
    code: 'collection_shortened',
    message: `The collection “${title}” lists too many documents. The last ones were not imported.`,
    values: { title },
  })
}
