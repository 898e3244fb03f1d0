import type { CustomField } from '../../_shared/contract/custom-fields.ts'
import type { ImportWarning } from '../../_shared/contract/imports.ts'
import type { OpenedProject } from '../../_shared/scrivener/open-project.ts'
import { cleanLine, cleanVisibleLine, cutText } from '../../_shared/scrivener/text/clean-text.ts'
import { type Choices, excludedBranches } from './choices.ts'
import type { ImportIds } from './ids.ts'
import {
  type CollectionRow,
  createItemRows,
  planCollections,
  planLabels,
  planMembers,
  planStatuses,
  type VocabularyRow,
} from './plan-items.ts'
import { type EntryRow, planUnits } from './plan-units.ts'
import { warning } from './reasons.ts'
import type { Lookup, Unit } from './work-units.ts'

/** All the work of an opened archive, computed without side effects. */
export type WorkPlan = {
  manuscript: {
    title: string
    author: string
    target: number | null
    custom_fields: CustomField[]
    keyword_colours: Record<string, string>
  }
  labels: VocabularyRow[]
  statuses: VocabularyRow[]
  collections: CollectionRow[]
  entries: EntryRow[]
  /** The items and collection members first, `itemUnits` of them; then the files in archive order. */
  units: Unit[]
  itemUnits: number
  templatesFolderId: string | null
  lookup: Lookup
  warnings: ImportWarning[]
}

const ITEMS_AT_ONCE = 200
const MEMBERS_AT_ONCE = 2000
const MAX_WARNINGS = 300

/** Plans an import; the same archive and choices always give the same plan. */
export function planWork(
  opened: OpenedProject,
  ids: ImportIds,
  choices: Choices,
  fileName: string,
): WorkPlan {
  const { project, plan } = opened
  const branches = excludedBranches(project, choices.exclude)
  // Computed once per item, because every file needs it.
  const itemIds = project.items.map(({ index, sourceId }) =>
    branches[index] === null ? ids.item(sourceId) : null,
  )
  const itemId = (index: number) => itemIds[index] ?? null
  const titleOf = (index: number) => project.items[index]?.title ?? ''
  const { entries, units } = planUnits(opened, itemId, (index) => titleOf(branches[index] ?? index))
  const owned = ownedEntries(opened, itemId)
  const toRow = createItemRows(project, ids, choices, itemId)
  const incoming = project.items.filter(({ index }) => branches[index] === null)
  const itemUnits: Unit[] = []
  for (let from = 0; from < incoming.length; from += ITEMS_AT_ONCE) {
    const some = incoming.slice(from, from + ITEMS_AT_ONCE)
    itemUnits.push({
      kind: 'items',
      items: some.map(toRow),
      owned: some.flatMap(({ index }) => owned.get(index) ?? []),
    })
  }
  const members = planMembers(project, ids, itemId)
  for (let from = 0; from < members.length; from += MEMBERS_AT_ONCE) {
    itemUnits.push({ kind: 'members', members: members.slice(from, from + MEMBERS_AT_ONCE) })
  }
  const styles = plan.projectStyles === null ? undefined : opened.entries[plan.projectStyles]
  return {
    manuscript: {
      title: cleanVisibleLine(choices.title ?? (project.title.trim() || baseName(fileName)), 300),
      author: cleanLine(project.author ?? '', 300),
      target: project.draftTarget?.unit === 'words' ? project.draftTarget.goal : null,
      custom_fields: project.customFields,
      keyword_colours: keywordColoursOf(project.keywords),
    },
    labels: planLabels(project, ids),
    statuses: planStatuses(project, ids),
    collections: planCollections(project, ids),
    entries,
    units: [...itemUnits, ...units],
    itemUnits: itemUnits.length,
    templatesFolderId: itemId(project.items.findIndex(({ rootRole }) => rootRole === 'templates')),
    lookup: {
      aliases: aliasesOf(incoming),
      projectStyles: styles ? { entry: styles, path: styles.name } : null,
    },
    warnings: warningsOf(opened, branches, titleOf),
  }
}

/** The colour of each keyword; of several with one name, such as below different parents, the first has it. */
function keywordColoursOf(keywords: OpenedProject['project']['keywords']): Record<string, string> {
  const coloured = keywords.flatMap(({ name, colour }) => (name && colour ? [[name, colour] as const] : []))
  return Object.fromEntries(coloured.toReversed())
}

/** Links name an item by its UUID, even in formats that name files by number. */
function aliasesOf(items: OpenedProject['project']['items']): Lookup['aliases'] {
  const aliases = new Map<string, string>()
  for (const item of items) {
    for (const id of [item.sourceId, item.uuid, item.id]) {
      if (id && !aliases.has(id.toUpperCase())) aliases.set(id.toUpperCase(), item.sourceId)
    }
  }
  return [...aliases]
}

function ownedEntries({ plan }: OpenedProject, itemId: (index: number) => string | null) {
  const owned = new Map<number, { n: number; item_id: string }[]>()
  for (const { itemIndex, entryIndex } of plan.files) {
    const id = itemIndex === null ? null : itemId(itemIndex)
    if (itemIndex === null || id === null) continue
    const list = owned.get(itemIndex) ?? []
    list.push({ n: entryIndex, item_id: id })
    owned.set(itemIndex, list)
  }
  return owned
}

function warningsOf(
  { project }: OpenedProject,
  branches: readonly (number | null)[],
  titleOf: (index: number) => string,
): ImportWarning[] {
  const warnings: ImportWarning[] = project.warnings.map(({ code, message, path, values }) => ({
    code,
    message,
    ...(path === undefined ? {} : { path }),
    ...(values === undefined ? {} : { values }),
  }))
  const sizes = new Map<number, number>()
  for (const branch of branches) if (branch !== null) sizes.set(branch, (sizes.get(branch) ?? 0) + 1)
  for (const [index, size] of sizes) {
    const below = size - 1
    const title = titleOf(index)
    const named = `“${title || 'untitled'}”`
    const message =
      below > 0 ? `${named} and ${below} below it were not imported.` : `${named} was not imported.`
    warnings.push(warning('left_out', message, { title, below }))
  }
  if (project.savedSearches.length > 0) {
    const names = cutText(project.savedSearches.join(', '), 400)
    warnings.push(warning('saved_searches', `Saved searches are not imported: ${names}`, { names }))
  }
  if (warnings.length <= MAX_WARNINGS) return warnings
  const more = warnings.length - MAX_WARNINGS
  return [...warnings.slice(0, MAX_WARNINGS), warning('more', `And ${more} more warnings.`, { count: more })]
}

const baseName = (fileName: string) => fileName.replace(/\.zip$/i, '').replace(/\.scriv$/i, '') || 'Untitled'
