import type { searchChild } from '@contract/search.ts'
import type { z } from 'zod'

/** Details of a result, shown below its title. */
export type Detail = NonNullable<z.infer<typeof searchChild>['detail']>

type Shown = { title: string; icon?: string | undefined; detail?: Detail | undefined }
/** A page the search links to. */
export type SearchOption = Shown & { url: string }
/** A named action of the search. */
export type Command = Shown & { id: string; run: () => void }
/** Options of one kind with a heading. */
export type Group = { key: string; title: string; items: (SearchOption | Command)[] }

/** All options in keyboard order. */
export const optionsOf = (groups: readonly Group[]): (SearchOption | Command)[] =>
  groups.flatMap(({ items }) => items)

export const optionCount = (groups: readonly Group[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0)
