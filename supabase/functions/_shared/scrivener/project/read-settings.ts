import { MAX_VALUES, type OpenElement, type RawBinder } from './raw-binder.ts'

/** The open elements of the project's lists. */
export interface SettingsState {
  /** Ids of the open keywords, which may nest. */
  keywordIds: string[]
  collection: RawBinder['collections'][number] | null
}

/** Handles an element that opens outside the binder. */
export function openSettingsElement(
  binder: RawBinder,
  state: SettingsState,
  stack: readonly OpenElement[],
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const parent = stack.at(-1)?.name
  if (name === 'Keyword' && (parent === 'Keywords' || parent === 'Children')) {
    const id = attributes.ID ?? ''
    if (binder.keywords.length < MAX_VALUES) {
      binder.keywords.push({ id, name: '', colour: undefined, parent: state.keywordIds.at(-1) ?? null })
    }
    state.keywordIds.push(id)
  } else if (name === 'Collection' && parent === 'Collections') {
    state.collection = { type: attributes.Type ?? '', title: attributes.Title ?? '', itemIds: [] }
    if (binder.collections.length < MAX_VALUES) binder.collections.push(state.collection)
  } else if (name === 'MetaDataField' && binder.customFields.length < MAX_VALUES) {
    binder.customFields.push({ id: attributes.ID ?? '', title: '', type: attributes.Type ?? '', options: [] })
  }
}

/** Handles the text of an element that closes outside the binder. */
export function closeSettingsElement(
  binder: RawBinder,
  state: SettingsState,
  stack: readonly OpenElement[],
  element: OpenElement,
  text: string,
): void {
  const parent = stack.at(-1)?.name
  const { name, attributes } = element
  switch (name) {
    case 'Label':
      if (parent === 'Labels')
        push(binder.labels, { id: attributes.ID ?? '', name: text, colour: attributes.Color })
      return
    case 'Status':
      if (parent === 'StatusItems') push(binder.statuses, { id: attributes.ID ?? '', name: text })
      return
    case 'Type':
      if (parent === 'TypeDefinitions') push(binder.sectionTypes, { id: attributes.ID ?? '', name: text })
      return
    case 'Title':
      closeTitle(binder, state, parent, text)
      return
    case 'Color':
      if (parent === 'Keyword') withKeyword(binder, state, (keyword) => (keyword.colour = text))
      return
    case 'Keyword':
      state.keywordIds.pop()
      return
    case 'BinderID':
    case 'BinderUUIDs':
      addToCollection(state, text)
      return
    case 'MetaDataField': {
      const field = binder.customFields.at(-1)
      if (field && field.title === '') field.title = text.trim()
      return
    }
    case 'Option':
      if (parent === 'ListOptions')
        push(binder.customFields.at(-1)?.options ?? [], { id: attributes.ID ?? '', text })
      return
    case 'DraftTarget':
      binder.draftTarget = { type: attributes.Type, value: text }
      return
    case 'TemplateFolderUUID':
    case 'TemplateFolderID':
      binder.templateFolderId = text.trim() || null
      return
    default:
      if (parent === 'ProjectProperties') binder.properties.set(name, text.trim())
  }
}

function push<T>(list: T[], value: T): void {
  if (list.length < MAX_VALUES) list.push(value)
}

function closeTitle(binder: RawBinder, state: SettingsState, parent: string | undefined, text: string): void {
  if (parent === 'Keyword') withKeyword(binder, state, (keyword) => (keyword.name = text))
  else if (parent === 'Collection' && state.collection) state.collection.title = text
  else if (parent === 'LabelSettings') binder.labelTitle = text.trim()
  else if (parent === 'StatusSettings') binder.statusTitle = text.trim()
  else if (parent === 'MetaDataField') {
    const field = binder.customFields.at(-1)
    if (field) field.title = text.trim()
  }
}

function withKeyword(
  binder: RawBinder,
  state: SettingsState,
  change: (keyword: RawBinder['keywords'][number]) => void,
): void {
  const id = state.keywordIds.at(-1)
  const keyword = binder.keywords.findLast((candidate) => candidate.id === id)
  if (keyword) change(keyword)
}

function addToCollection(state: SettingsState, text: string): void {
  if (state.collection?.type !== 'Arbitrary') return
  for (const id of text.split(',')) if (id.trim()) state.collection.itemIds.push(id.trim())
}
