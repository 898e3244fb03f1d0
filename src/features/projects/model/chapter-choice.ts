import type { ItemSummary } from '@contract/items.ts'

/** A text of the binder that can be attached, with the word count of its branch. */
export type ChapterChoice = { id: string; title: string; words: number; depth: number }

type Row = Pick<
  ItemSummary,
  'id' | 'parentId' | 'position' | 'type' | 'title' | 'wordCount' | 'inTrash' | 'includeInCompile'
>

/**
 * The attachable texts in binder order: chapters, and scenes outside chapters; trashed and non-compiled items
 * and templates are left out.
 */
export function chapterChoices(
  items: readonly Row[],
  templatesFolderId: string | null = null,
): ChapterChoice[] {
  const known = new Set(items.map(({ id }) => id))
  const below = new Map<string | null, Row[]>()
  for (const item of items) {
    if (item.inTrash || item.id === templatesFolderId) continue
    const parent = item.parentId !== null && known.has(item.parentId) ? item.parentId : null
    const list = below.get(parent)
    if (list) list.push(item)
    else below.set(parent, [item])
  }
  for (const list of below.values()) list.sort((a, b) => a.position - b.position)
  const words = (item: Row): number =>
    (item.includeInCompile && isText(item) ? item.wordCount : 0) +
    (below.get(item.id) ?? []).reduce((sum, child) => sum + words(child), 0)
  const choices: ChapterChoice[] = []
  const walk = (parent: string | null, depth: number) => {
    for (const item of below.get(parent) ?? []) {
      if (isText(item)) {
        if (item.includeInCompile) choices.push({ id: item.id, title: item.title, words: words(item), depth })
      } else walk(item.id, depth)
    }
  }
  walk(null, 0)
  return choices
}

const isText = ({ type }: Pick<Row, 'type'>) => type === 'chapter' || type === 'scene'
