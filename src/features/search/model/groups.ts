/** One thing the search leads to. */
export type Option = { title: string; url: string; icon?: string | undefined }
/** Things of one kind, under a heading. */
export type Group = { key: string; title: string; items: Option[] }

/** Every option, in the order in which arrow keys pass them. */
export const optionsOf = (groups: readonly Group[]): Option[] => groups.flatMap(({ items }) => items)

/** How many options there are. */
export const optionCount = (groups: readonly Group[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0)
