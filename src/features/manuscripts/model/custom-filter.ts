import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { type BinderTree, flattenTree } from './tree.ts'

/** A custom field and one of its values, by which items are filtered; `id` is the choice in the address. */
export type CustomChoice = Readonly<{ id: string; field: string; value: string }>

/** The values of the manuscript's custom fields that items outside the trash have, field by field in the order of `collator`. */
export function customChoices(
  tree: BinderTree,
  fields: ManuscriptDetail['customFields'],
  collator: Intl.Collator,
): readonly CustomChoice[] {
  const valuesOf = new Map(fields.map(({ title }) => [title, new Set<string>()]))
  if (valuesOf.size === 0) return []
  for (const { custom } of flattenTree(tree))
    for (const [field, value] of Object.entries(custom))
      if (value.trim() !== '') valuesOf.get(field)?.add(value)
  return [...valuesOf].flatMap(([field, values]) =>
    [...values].sort(collator.compare).map((value) => ({ id: `${field}:${value}`, field, value })),
  )
}
