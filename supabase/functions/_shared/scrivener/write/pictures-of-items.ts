import type { DocNode } from '../../contract/document.ts'
import type { Item } from '../../contract/items.ts'

/** The paths of the pictures in the texts and notes of items, each once. */
export function picturesOfItems(items: readonly Pick<Item, 'content' | 'notesContent'>[]): string[] {
  const paths = new Set<string>()
  const visit = (node: DocNode) => {
    if (node.type === 'image') paths.add(node.attrs.path)
    if ('content' in node) node.content?.forEach(visit)
  }
  for (const { content, notesContent } of items)
    for (const doc of [content, notesContent]) doc?.content.forEach(visit)
  return [...paths]
}
