import type { FieldWriter } from './patch-fields.ts'
import type { ProjectLists } from './project-lists.ts'
import type { ScrivItem } from './scriv-source.ts'
import { childElements, childOf, removeChildren, setText, type XmlElement } from './xml-tree.ts'

/** Writes the title and the metadata of an item into its element; everything else of the element stays. */
export function patchElement(
  element: XmlElement,
  item: ScrivItem,
  lists: ProjectLists,
  fields: FieldWriter,
): void {
  const [title] = childElements(element, 'Title')
  // An untitled item of the original may have no title element at all.
  if (title || item.title !== '') setText(element, 'Title', item.title)
  patchMetaData(element, item, lists, fields)
  patchTarget(element, item.target)
  patchKeywords(element, item.keywords, lists)
}

function patchMetaData(element: XmlElement, item: ScrivItem, lists: ProjectLists, fields: FieldWriter): void {
  const meta = childOf(element, 'MetaData')
  const set = (name: string, isSame: boolean, value: string | null) => {
    if (!isSame) setText(meta, name, value)
  }
  set('IncludeInCompile', false, item.includeInCompile ? 'Yes' : null)
  const hasLabel = childElements(meta, 'LabelID').length > 0
  if (item.label) setText(meta, 'LabelID', lists.label(item.label.name, item.label.colour))
  else set('LabelID', !hasLabel, '-1')
  const hasStatus = childElements(meta, 'StatusID').length > 0
  if (item.status) setText(meta, 'StatusID', lists.status(item.status))
  else set('StatusID', !hasStatus, '-1')
  fields.writeValues(meta, item.custom)
  if (meta.children.length === 0) removeChildren(element, 'MetaData')
}

function patchTarget(element: XmlElement, target: number | null): void {
  const [settings] = childElements(element, 'TextSettings')
  const [known] = settings ? childElements(settings, 'Target') : []
  // A target in characters is not one of the manuscript, so it stays.
  if (known && known.attributes.Type !== undefined && known.attributes.Type !== 'Words' && target === null)
    return
  if (target === null) {
    if (settings) removeChildren(settings, 'Target')
    return
  }
  const written = childOf(childOf(element, 'TextSettings'), 'Target')
  written.attributes.Type = 'Words'
  written.children = [String(target)]
}

function patchKeywords(element: XmlElement, keywords: readonly string[], lists: ProjectLists): void {
  removeChildren(element, 'Keywords')
  if (keywords.length === 0) return
  childOf(element, 'Keywords').children = keywords.map((keyword) => ({
    name: 'KeywordID',
    attributes: {},
    children: [lists.keyword(keyword)],
  }))
}
