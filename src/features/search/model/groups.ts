import type { searchChild } from '@contract/demo/app-bar.ts'
import type { z } from 'zod'

/** Facts about a result, written below its title. */
export type Detail = NonNullable<z.infer<typeof searchChild>['detail']>

type Shown = { title: string; icon?: string | undefined; detail?: Detail | undefined }
/** A screen or a thing the search leads to. */
export type SearchOption = Shown & { url: string }
/** An action the search offers by name. */
export type Command = Shown & { id: string; run: () => void }
/** Options of one kind, under a heading. */
export type Group = { key: string; title: string; items: (SearchOption | Command)[] }

/** Every option, in the order in which arrow keys pass them. */
export const optionsOf = (groups: readonly Group[]): (SearchOption | Command)[] =>
  groups.flatMap(({ items }) => items)

/** How many options there are. */
export const optionCount = (groups: readonly Group[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0)
