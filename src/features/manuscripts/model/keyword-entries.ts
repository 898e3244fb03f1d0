import { foldAccents } from '@contract/fold-accents.ts'
import type { ItemSummary } from '@contract/items.ts'
import { type BinderTree, flattenTree } from './tree.ts'

/** A keyword of a manuscript with its items outside the trash, in binder order. */
export type KeywordEntry = Readonly<{
  name: string
  colour: string | null
  items: readonly ItemSummary[]
  /** A more used keyword that differs by case or accents only. */
  similar: string | null
}>

/** The keywords of a manuscript in the order of `collator`: those of items, and those that have a colour. */
export function keywordsOf(
  tree: BinderTree,
  colours: Readonly<Record<string, string>>,
  collator: Intl.Collator,
): readonly KeywordEntry[] {
  const colourOf = new Map(Object.entries(colours))
  const itemsOf = new Map<string, ItemSummary[]>([...colourOf.keys()].map((name) => [name, []]))
  for (const item of flattenTree(tree)) {
    for (const name of new Set(item.keywords)) {
      const items = itemsOf.get(name)
      if (items) items.push(item)
      else itemsOf.set(name, [item])
    }
  }
  const names = [...itemsOf.keys()].sort(collator.compare)
  const size = (name: string) => itemsOf.get(name)?.length ?? 0
  const mostUsed = new Map<string, string>()
  for (const name of names) {
    const folded = foldAccents(name)
    const best = mostUsed.get(folded)
    if (best === undefined || size(name) > size(best)) mostUsed.set(folded, name)
  }
  return names.map((name) => {
    const best = mostUsed.get(foldAccents(name)) ?? name
    return {
      name,
      colour: colourOf.get(name) ?? null,
      items: itemsOf.get(name) ?? [],
      similar: best === name ? null : best,
    }
  })
}
