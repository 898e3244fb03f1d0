/** An element that is still open while parsing. */
export interface OpenElement {
  name: string
  attributes: Readonly<Record<string, string>>
}

/** The most values in a list of an item or project, far above real projects. */
export const MAX_VALUES = 2_000

/** One unresolved `BinderItem`; `parent` is an index into the list. */
export interface RawItem {
  parent: number | null
  depth: number
  position: number
  children: number
  attributes: { id: string | null; uuid: string | null; type: string; created?: string; modified?: string }
  title: string
  meta: Map<string, string>
  sectionTypeId: string | null
  target: { type: string | undefined; value: string } | null
  keywordIds: string[]
  custom: { id: string; value: string }[]
  bookmarks: { title: string; targetId: string | null; url: string | null }[]
}

/** An unresolved `.scrivx`. */
export interface RawBinder {
  attributes: ReadonlyMap<string, string>
  items: RawItem[]
  labelTitle: string
  statusTitle: string
  labels: { id: string; name: string; colour: string | undefined }[]
  statuses: { id: string; name: string }[]
  keywords: { id: string; name: string; colour: string | undefined; parent: string | null }[]
  sectionTypes: { id: string; name: string }[]
  customFields: { id: string; title: string; type: string; options: { id: string; text: string }[] }[]
  collections: { type: string; title: string; itemIds: string[] }[]
  properties: Map<string, string>
  draftTarget: { type: string | undefined; value: string } | null
  templateFolderId: string | null
}

/** An empty binder, filled during parsing. */
export function emptyBinder(): RawBinder {
  return {
    attributes: new Map(),
    items: [],
    labelTitle: '',
    statusTitle: '',
    labels: [],
    statuses: [],
    keywords: [],
    sectionTypes: [],
    customFields: [],
    collections: [],
    properties: new Map(),
    draftTarget: null,
    templateFolderId: null,
  }
}
