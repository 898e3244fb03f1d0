import { MAX_VALUES, type OpenElement, type RawItem } from './raw-binder.ts'

/** The fields of `MetaData` that are read; all others are ignored. */
const META = new Set([
  'LabelID',
  'StatusID',
  'IncludeInCompile',
  'FileExtension',
  'IconFileName',
  'ShowSynopsisImage',
  'IndexCardImageFileExtension',
])

/** Handles an element that opens inside a binder item, except a nested item. */
export function openItemElement(
  item: RawItem,
  stack: readonly OpenElement[],
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const parent = stack.at(-1)?.name
  if (parent === 'CustomMetaData' && name === 'MetaDataItem' && item.custom.length < MAX_VALUES) {
    item.custom.push({ id: attributes.ID ?? attributes.FieldID ?? '', value: '' })
  } else if (
    (parent === 'References' && name === 'Reference') ||
    (parent === 'Bookmarks' && name === 'Bookmark')
  ) {
    if (item.bookmarks.length >= MAX_VALUES) return
    item.bookmarks.push({
      title: '',
      targetId: attributes.BinderUUID ?? attributes.BinderID ?? null,
      url: attributes.Destination ?? null,
    })
  }
}

/** Handles the text of an element that closes inside a binder item. */
export function closeItemElement(
  item: RawItem,
  stack: readonly OpenElement[],
  element: OpenElement,
  text: string,
): void {
  const parent = stack.at(-1)?.name
  const { name, attributes } = element
  if (parent === 'BinderItem') {
    if (name === 'Title') item.title = text
  } else if (parent === 'MetaData') {
    if (name === 'SectionType') item.sectionTypeId = text.trim() || null
    else if (META.has(name)) item.meta.set(name, text.trim())
  } else if (parent === 'TextSettings') {
    if (name === 'Target') item.target = { type: attributes.Type, value: text }
    else if (name === 'TextMode') item.meta.set(name, text.trim())
  } else if (parent === 'Keywords') {
    if (name === 'KeywordID' && item.keywordIds.length < MAX_VALUES) item.keywordIds.push(text.trim())
  } else if (parent === 'MetaDataItem') {
    const last = item.custom.at(-1)
    if (last && name === 'FieldID') last.id = text.trim()
    else if (last && name === 'Value') last.value = text
  } else if (name === 'Reference' || name === 'Bookmark') {
    const last = item.bookmarks.at(-1)
    if (last && text.trim()) last.title = text.trim()
  } else if (parent === 'Reference' || parent === 'Bookmark') {
    const last = item.bookmarks.at(-1)
    if (last && name === 'Title') last.title = text.trim()
  }
}
