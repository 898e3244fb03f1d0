import type { CompileChoices } from '../contract/compile.ts'
import type { CompileItem, CompileSource } from './compile-source.ts'

/** An item of the book with its place in the hierarchy of headings. */
export type BookItem = { item: CompileItem; kind: 'part' | 'chapter' | 'scene' }

const isProse = ({ type }: CompileItem) => type === 'chapter' || type === 'scene'

/**
 * The items of a book in order: chapters and scenes outside the trash and the templates that are
 * included in compile, and the folders above chapters as parts.
 */
export function selectItems(
  { manuscript, items, collections }: Pick<CompileSource, 'manuscript' | 'items' | 'collections'>,
  { parts, ignoresFlag }: Pick<CompileChoices, 'parts' | 'ignoresFlag'>,
): BookItem[] {
  const templates = markBranches(items, [manuscript.templatesFolderId ?? ''])
  const isCompiled = (item: CompileItem) =>
    !item.inTrash && !templates.has(item.id) && (ignoresFlag || item.includeInCompile)
  const isChosen = chooser(items, parts)
  const prose = items.filter((item) => isProse(item) && isCompiled(item) && isChosen(item))
  if (parts.by === 'collection')
    return inOrder(prose, collections.find(({ id }) => id === parts.id)?.itemIds ?? [])
  const partIds =
    parts.by === 'all' || parts.by === 'branches' ? partFolders(items, prose) : new Set<string>()
  const chosen = new Set(prose)
  return items.flatMap((item): BookItem[] => {
    if (chosen.has(item)) return [bookItem(item)]
    return partIds.has(item.id) && isCompiled(item) ? [{ item, kind: 'part' }] : []
  })
}

const bookItem = (item: CompileItem): BookItem => ({
  item,
  kind: item.type === 'chapter' ? 'chapter' : 'scene',
})

function inOrder(prose: readonly CompileItem[], order: readonly string[]): BookItem[] {
  const byId = new Map(prose.map((item) => [item.id, item]))
  return order.flatMap((id) => {
    const item = byId.get(id)
    return item ? [bookItem(item)] : []
  })
}

function chooser(
  items: readonly CompileItem[],
  parts: CompileChoices['parts'],
): (item: CompileItem) => boolean {
  if (parts.by === 'label') return ({ labelId }) => labelId === parts.id
  if (parts.by === 'status') return ({ statusId }) => statusId === parts.id
  if (parts.by !== 'branches') return () => true
  const chosen = markBranches(items, parts.itemIds)
  return ({ id }) => chosen.has(id)
}

/** The given ids with those of all items below them. */
export function markBranches(items: readonly CompileItem[], rootIds: readonly string[]): ReadonlySet<string> {
  const marked = new Set(rootIds)
  // Parents are before their children, so one pass marks whole branches.
  for (const { id, parentId } of items) if (parentId !== null && marked.has(parentId)) marked.add(id)
  return marked
}

/** The folders that hold some of the chapters of the book, but not all of them. */
function partFolders(items: readonly CompileItem[], prose: readonly CompileItem[]): Set<string> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const counts = new Map<string, number>()
  const chapters = prose.filter(({ type }) => type === 'chapter')
  for (const { parentId } of chapters) {
    const seen = new Set<string>()
    for (let at = parentId; at !== null && !seen.has(at); at = byId.get(at)?.parentId ?? null) {
      seen.add(at)
      counts.set(at, (counts.get(at) ?? 0) + 1)
    }
  }
  const isPart = ([id, count]: [string, number]) => {
    const folder = byId.get(id)
    return folder?.type === 'folder' && folder.sourceType !== 'DraftFolder' && count < chapters.length
  }
  return new Set([...counts].filter(isPart).map(([id]) => id))
}
