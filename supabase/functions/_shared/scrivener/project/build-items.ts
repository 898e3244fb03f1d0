import { cleanLine, cleanText, cutText } from '../text/clean-text.ts'
import type { NamedColour, RootRole, ScrivenerItem, Warning } from '../types.ts'
import { addWarning } from './add-warning.ts'
import { guessTypes } from './guess-types.ts'
import { readFieldValue, type SourceField } from './project-fields.ts'
import type { RawBinder, RawItem } from './raw-binder.ts'
import { cleanId, isoDate, MAX_NAME, MAX_VALUE, targetOf } from './values.ts'

/** The project's lists, for looking up names. */
export interface Lookups {
  labels: readonly NamedColour[]
  statuses: readonly { id: string; name: string }[]
  sectionTypes: readonly { id: string; name: string }[]
  keywords: readonly { id: string; name: string }[]
  customFields: readonly SourceField[]
  templateFolderId: string | null
}

const ROLES: Readonly<Record<string, RootRole>> = {
  DraftFolder: 'draft',
  ResearchFolder: 'research',
  TrashFolder: 'trash',
}
const KNOWN_TYPES = new Set([
  ...Object.keys(ROLES),
  ...['Folder', 'Text', 'Image', 'PDF', 'Media', 'Other', 'WebArchive', 'Root', ''],
])

/** The items of a binder in order, with resolved names and guessed types. */
export function buildItems(raw: RawBinder, lookups: Lookups, warnings: Warning[]): ScrivenerItem[] {
  const labels = new Map(lookups.labels.map((label) => [label.id, label]))
  const statuses = new Map(lookups.statuses.map(({ id, name }) => [id, name]))
  const sections = new Map(lookups.sectionTypes.map(({ id, name }) => [id, name]))
  const keywords = new Map(lookups.keywords.map(({ id, name }) => [id, name]))
  const fields = new Map(lookups.customFields.map((field) => [field.id, field]))
  const ids = uniqueIds(raw.items, warnings)
  const items: ScrivenerItem[] = []
  for (const [index, item] of raw.items.entries()) {
    const sourceId = ids[index] as string
    const parent = item.parent === null ? null : (items[item.parent] as ScrivenerItem)
    const uuid = cleanId(item.attributes.uuid ?? undefined)
    const rootRole = roleOf(item, uuid, lookups.templateFolderId)
    const label = noneIfMinusOne(labels, item.meta.get('LabelID'))
    const scrivenerType = cleanLine(item.attributes.type, 40) || 'Text'
    if (!KNOWN_TYPES.has(scrivenerType)) warnUnknownType(warnings, scrivenerType, sourceId)
    items.push({
      index,
      parent: item.parent,
      depth: item.depth,
      position: item.position,
      sourceId,
      uuid,
      id: cleanId(item.attributes.id ?? undefined),
      scrivenerType,
      type: 'note',
      title: titleOf(item, sourceId, warnings),
      created: isoDate(item.attributes.created),
      modified: isoDate(item.attributes.modified),
      includeInCompile: item.meta.get('IncludeInCompile') === 'Yes',
      label: label?.name ? { name: label.name, colour: label.colour } : null,
      status: noneIfMinusOne(statuses, item.meta.get('StatusID')) || null,
      keywords: [...new Set(item.keywordIds.flatMap((id) => keywords.get(id) || []))],
      custom: item.custom.flatMap(({ id, value }) => {
        const key = cleanLine(id, 100)
        const field = fields.get(key)
        const clean = cutText(readFieldValue(cleanText(value).trim(), field), MAX_VALUE)
        return clean === '' ? [] : [{ id: key, name: field?.title || key, value: clean }]
      }),
      sectionType: (item.sectionTypeId && sections.get(item.sectionTypeId)) || null,
      target: item.target ? targetOf(item.target.type, item.target.value) : null,
      icon: cleanLine(item.meta.get('IconFileName') ?? '', 200) || null,
      fileExtension: extensionOf(item.meta.get('FileExtension')),
      isScript: item.meta.get('TextMode') === 'Script',
      isTrash: rootRole === 'trash' || (parent?.isTrash ?? false),
      isTemplate: rootRole === 'templates' || (parent?.isTemplate ?? false),
      rootRole,
      bookmarks: item.bookmarks.map((bookmark) => ({
        title: cleanLine(bookmark.title, MAX_NAME),
        targetId: cleanId(bookmark.targetId ?? undefined)?.toUpperCase() ?? null,
        url: bookmark.url ? cleanLine(bookmark.url, 2048) : null,
      })),
      files: [],
    })
  }
  for (const [index, type] of guessTypes(items).entries()) (items[index] as ScrivenerItem).type = type
  return items
}

function roleOf(item: RawItem, uuid: string | null, templateFolderId: string | null): RootRole | null {
  if (templateFolderId) {
    const wanted = templateFolderId.toUpperCase()
    if (uuid?.toUpperCase() === wanted || item.attributes.id === templateFolderId) return 'templates'
  }
  return ROLES[item.attributes.type] ?? null
}

/** The entry of an id; `-1` means none, because Scrivener's "No Label" is not a label. */
function noneIfMinusOne<T>(map: ReadonlyMap<string, T>, id: string | undefined): T | undefined {
  return id === undefined || id === '-1' ? undefined : map.get(id)
}

function extensionOf(value: string | undefined): string | null {
  const extension = value?.replace(/^\./, '').toLowerCase() ?? ''
  return /^[a-z0-9]{1,20}$/.test(extension) ? extension : null
}

function titleOf(item: RawItem, sourceId: string, warnings: Warning[]): string {
  const title = cleanLine(item.title, MAX_NAME)
  if (item.title.trim().length > MAX_NAME) {
    addWarning(warnings, {
      code: 'title_shortened',
      message: `The title “${title.slice(0, 60)}…” was shortened to ${MAX_NAME} characters.`,
      sourceId,
      values: { title: title.slice(0, 60), limit: MAX_NAME },
    })
  }
  return title
}

function warnUnknownType(warnings: Warning[], type: string, sourceId: string): void {
  addWarning(warnings, {
    code: 'unknown_item_type',
    message: `A binder item is of the kind “${type}”, which is not known; it was taken for a file.`,
    sourceId,
    values: { type },
  })
}

/** Source ids: the UUID, or else the ID, or else one derived from the position; a repeated id gets a number. */
function uniqueIds(items: readonly RawItem[], warnings: Warning[]): string[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  return items.map((item, index) => {
    const own = cleanId(item.attributes.uuid ?? undefined) ?? cleanId(item.attributes.id ?? undefined)
    const base = own ? cleanLine(own, 100) : `item-${index + 1}`
    if (!own) {
      addWarning(warnings, {
        code: 'missing_id',
        message: `The binder item no. ${index + 1} has no id, so its text cannot be found.`,
        sourceId: base,
        values: { number: index + 1 },
      })
    }
    let id = base
    for (let number = counts.get(base.toUpperCase()) ?? 2; seen.has(id.toUpperCase()); number++) {
      id = `${base}#${number}`
      counts.set(base.toUpperCase(), number + 1)
    }
    seen.add(id.toUpperCase())
    if (own && id !== base) {
      addWarning(warnings, {
        code: 'duplicate_id',
        message: `Two binder items have the id ${base}; the text belongs to the first.`,
        sourceId: id,
        values: { id: base },
      })
    }
    return id
  })
}
