import { createListCollection } from '@chakra-ui/react'
import type { FieldOption } from './option-match.ts'

/** A collection whose groups follow each other, because the arrow keys follow the order of the items. */
export function optionCollection(options: readonly FieldOption[]) {
  const groups = [...new Set(options.map(({ group }) => group ?? ''))]
  const items = groups.flatMap((name) => options.filter(({ group = '' }) => group === name))
  return createListCollection<FieldOption>({
    items,
    itemToString: ({ label }) => label,
    itemToValue: ({ value }) => value,
    isItemDisabled: ({ disabled = false }) => disabled,
    groupBy: ({ group = '' }) => group,
  })
}
