import type { ItemSummary } from '@contract/items.ts'
import { matchesWords } from '@contract/matches-words.ts'
import { ancestorsOf, type BinderTree, childrenOf } from './tree.ts'

/** Id of the trash in expansion and selection; item ids are UUIDs, so it cannot collide with one. */
export const TRASH_ID = 'trash'

/** A visible row of the binder. */
export type BinderRowData = Readonly<{
  id: string
  /** Missing on the trash row. */
  item?: ItemSummary
  /** Starts at 1, as in `aria-level`. */
  level: number
  posInSet: number
  setSize: number
  isExpandable: boolean
  isExpanded: boolean
  /** True on the folder of templates. */
  isTemplates?: boolean
}>

type Shown = {
  expanded: ReadonlySet<string>
  /** The rows to show, all expanded; every row without it. */
  only?: ReadonlySet<string> | undefined
  /** Sorts siblings; binder order without it. */
  order?: ((one: ItemSummary, other: ItemSummary) => number) | undefined
}
type Frame = { items: readonly ItemSummary[]; index: number; level: number }

function walk(
  tree: BinderTree,
  roots: readonly ItemSummary[],
  level: number,
  shown: Shown,
  rows: BinderRowData[],
) {
  const keep = (items: readonly ItemSummary[]) => {
    const kept = shown.only ? items.filter((item) => shown.only?.has(item.id)) : items
    return shown.order ? kept.toSorted(shown.order) : kept
  }
  const stack: Frame[] = [{ items: keep(roots), index: 0, level }]
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const item = frame.items[frame.index]
    if (!item) {
      stack.pop()
      continue
    }
    frame.index++
    const below = keep(childrenOf(tree, item.id))
    const isExpanded = below.length > 0 && (shown.only !== undefined || shown.expanded.has(item.id))
    rows.push({
      id: item.id,
      item,
      level: frame.level,
      posInSet: frame.index,
      setSize: frame.items.length,
      isExpandable: below.length > 0,
      isExpanded,
      ...(item.id === tree.templatesFolderId ? { isTemplates: true } : {}),
    })
    if (isExpanded) stack.push({ items: below, index: 0, level: frame.level + 1 })
  }
}

/** The visible rows below an item, or of the top level for null, without the trash. */
export function rowsBelow(tree: BinderTree, id: string | null, shown: Shown): readonly BinderRowData[] {
  const rows: BinderRowData[] = []
  walk(tree, childrenOf(tree, id), 1, shown, rows)
  return rows
}

const isMatch = ({ title, keywords }: ItemSummary, question: string): boolean =>
  matchesWords(`${title} ${keywords.join(' ')}`, question)

/** The ids that match a filter, with all their ancestors. */
export function matchingIds(tree: BinderTree, question: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const item of tree.byId.values()) {
    if (!isMatch(item, question)) continue
    found.add(item.id)
    for (const above of ancestorsOf(tree, item.id)) found.add(above.id)
  }
  return found
}

/** The visible rows of the binder in order, with the trash last unless it is empty. */
export function visibleRows(
  tree: BinderTree,
  expanded: ReadonlySet<string>,
  filter = '',
): readonly BinderRowData[] {
  const rows: BinderRowData[] = []
  const only = filter.trim() === '' ? undefined : matchingIds(tree, filter.trim())
  walk(tree, tree.roots, 1, { expanded, only }, rows)
  const trash = only ? tree.trashRoots.filter((item) => only.has(item.id)) : tree.trashRoots
  if (trash.length === 0) return rows
  const topLevel = rows.filter((row) => row.level === 1)
  const total = topLevel.length + 1
  const counted = rows.map((row) => (row.level === 1 ? { ...row, setSize: total } : row))
  const isExpanded = only !== undefined || expanded.has(TRASH_ID)
  counted.push({ id: TRASH_ID, level: 1, posInSet: total, setSize: total, isExpandable: true, isExpanded })
  if (isExpanded) walk(tree, trash, 2, { expanded, only }, counted)
  return counted
}

/** The items of a collection in its order, as a flat list without the trash. */
export function collectionRows(
  tree: BinderTree,
  itemIds: readonly string[],
  filter = '',
): readonly BinderRowData[] {
  const question = filter.trim()
  const items = itemIds.flatMap((id) => {
    const item = tree.byId.get(id)
    if (!item || item.inTrash) return []
    return question === '' || isMatch(item, question) ? [item] : []
  })
  return items.map((item, index) => ({
    id: item.id,
    item,
    level: 1,
    posInSet: index + 1,
    setSize: items.length,
    isExpandable: false,
    isExpanded: false,
  }))
}

/** The index of the parent row, or null at the top level. */
export function parentRow(rows: readonly BinderRowData[], index: number): number | null {
  const level = rows[index]?.level ?? 1
  for (let at = index - 1; at >= 0; at--) if ((rows[at]?.level ?? 0) < level) return at
  return null
}

/** The next row after `from` whose title begins with the typed text; the search wraps round. */
export function typeaheadRow(rows: readonly BinderRowData[], from: number, typed: string): number | null {
  const isRepeat = typed.length > 1 && [...typed].every((letter) => letter === typed[0])
  const wanted = isRepeat ? typed.slice(0, 1) : typed
  const start = wanted.length > 1 ? from : from + 1
  for (let step = 0; step < rows.length; step++) {
    const at = (start + step + rows.length) % rows.length
    const title = rows[at]?.item?.title ?? ''
    if (title.toLocaleLowerCase().startsWith(wanted.toLocaleLowerCase())) return at
  }
  return null
}
