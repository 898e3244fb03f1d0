import type { CustomField } from '@contract/custom-fields.ts'
import { type BinderTree, flattenTree } from './tree.ts'

/** A custom field and one of its values, by which items are filtered; `id` is the choice in the address. */
export type CustomChoice = Readonly<{ id: string; field: CustomField; value: string }>

/** The values of the manuscript's custom fields that items outside the trash have, field by field in the order of `collator`. */
export function customChoices(
  tree: BinderTree,
  fields: readonly CustomField[],
  collator: Intl.Collator,
): readonly CustomChoice[] {
  const found = new Map(fields.map((field) => [field.title, { field, values: new Set<string>() }]))
  if (found.size === 0) return []
  for (const { custom } of flattenTree(tree))
    for (const [title, value] of Object.entries(custom))
      if (value.trim() !== '') found.get(title)?.values.add(value)
  return [...found.values()].flatMap(({ field, values }) =>
    [...values].sort(collator.compare).map((value) => ({ id: `${field.title}:${value}`, field, value })),
  )
}
