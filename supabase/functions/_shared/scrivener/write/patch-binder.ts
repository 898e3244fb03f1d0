import type { ScrivenerProject } from '../types.ts'
import { FieldWriter } from './patch-fields.ts'
import { patchElement } from './patch-item.ts'
import { ProjectLists } from './project-lists.ts'
import type { ScrivItem, ScrivSource } from './scriv-source.ts'
import { childElements, parseXml, removeChildren, setText, writeXml, type XmlElement } from './xml-tree.ts'

/** A patched binder, and the id under which the files of each item are, by the id of the item. */
export type PatchedBinder = { xml: string; fileKeys: ReadonlyMap<string, string> }

/**
 * Patches a `.scrivx`: order, titles, metadata and new items of the manuscript. Elements that Quillport does not know stay
 * as they are; items that the manuscript no longer has are removed.
 */
export function patchBinder(xml: string, project: ScrivenerProject, source: ScrivSource): PatchedBinder {
  const root = parseXml(xml)
  const [binder] = childElements(root, 'Binder')
  if (!binder) throw new Error('the project has no binder')
  const elements = itemElements(binder)
  const bySource = new Map(project.items.map(({ sourceId, index }) => [sourceId, elements[index]]))
  const lists = new ProjectLists(root, source)
  const fields = new FieldWriter(root, project, source)
  fields.write()
  const isOld = project.items.some(({ uuid, id }) => uuid === null && id !== null)
  const hasIds = project.items.some(({ id }) => id !== null)
  let nextId = Math.max(0, ...project.items.map(({ id }) => Number(id)).filter(Number.isFinite)) + 1
  const fileKeys = new Map<string, string>()
  const own = new Map<string, XmlElement>()
  for (const item of source.items) {
    const known = item.sourceId === null ? undefined : bySource.get(item.sourceId)
    const element = known ?? newElement(item, { isOld, id: hasIds ? String(nextId++) : null })
    patchElement(element, item, lists, fields)
    own.set(item.id, element)
    const { ID, UUID } = element.attributes
    fileKeys.set(item.id, (hasIds ? ID : UUID) ?? '')
  }
  lists.removeKeywords(lostKeywords(project, source))
  lists.colourKeywords()
  arrange(binder, source.items, own)
  const { templatesFolderId: folder } = source
  if (folder !== undefined) {
    // Old projects name the folder by its number.
    const name = isOld ? 'TemplateFolderID' : 'TemplateFolderUUID'
    const attributes = own.get(folder ?? '')?.attributes
    setText(root, name, attributes?.[isOld ? 'ID' : 'UUID'] ?? null)
  }
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}\n`, fileKeys }
}

/** The keywords that items of the project have and the manuscript no longer has. */
function lostKeywords(project: ScrivenerProject, source: ScrivSource): ReadonlySet<string> {
  const lost = new Set(project.items.flatMap((item) => item.keywords))
  for (const keyword of source.items.flatMap((item) => item.keywords)) lost.delete(keyword)
  for (const keyword of Object.keys(source.keywordColours)) lost.delete(keyword)
  return lost
}

/** All binder items, in the order of the file, which is that of the importer. */
function itemElements(parent: XmlElement): XmlElement[] {
  return childElements(parent, 'BinderItem').flatMap((item) => [
    item,
    ...childElements(item, 'Children').flatMap((children) => itemElements(children)),
  ])
}

function newElement(item: ScrivItem, { isOld, id }: { isOld: boolean; id: string | null }): XmlElement {
  const stamp = (value: string) => `${new Date(value).toISOString().slice(0, 19).replace('T', ' ')} +0000`
  const isFolder = item.type === 'folder' || (item.type === 'chapter' && !item.hasText)
  return {
    name: 'BinderItem',
    attributes: {
      ...(id !== null && { ID: id }),
      ...(!isOld && { UUID: item.id.toUpperCase() }),
      Type: isFolder ? 'Folder' : 'Text',
      Created: stamp(item.createdAt),
      Modified: stamp(item.updatedAt),
    },
    children: [],
  }
}

/** Puts each element below the one of its parent, in the order of the manuscript. */
function arrange(
  binder: XmlElement,
  items: readonly ScrivItem[],
  own: ReadonlyMap<string, XmlElement>,
): void {
  const byId = new Map(items.map((item) => [item.id, item]))
  const trash = items.find(({ sourceType }) => sourceType === 'TrashFolder')
  const below = new Map<string | null, XmlElement[]>()
  for (const item of items) {
    const parent = item.parentId === null ? undefined : byId.get(item.parentId)
    const isLooseTrash = item.inTrash && item !== trash && (parent === undefined || !parent.inTrash)
    const parentId = isLooseTrash && trash ? trash.id : (parent?.id ?? null)
    const list = below.get(parentId) ?? []
    list.push(own.get(item.id) as XmlElement)
    below.set(parentId, list)
  }
  for (const item of items) {
    const element = own.get(item.id) as XmlElement
    removeChildren(element, 'Children')
    const children = below.get(item.id)
    if (children) element.children.push({ name: 'Children', attributes: {}, children })
  }
  binder.children = below.get(null) ?? []
}
