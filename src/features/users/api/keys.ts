import type { ListQueryInput } from '@contract/list.ts'

/** Filters, sort order and page of the users list. */
export type UserListInput = ListQueryInput & { role?: string; plan?: string; status?: string }

/** Query keys of the users administration; all keys of one user begin with `of(no)`. */
export const userKeys = {
  all: ['users'] as const,
  lists: () => [...userKeys.all, 'list'] as const,
  list: (query: UserListInput) => [...userKeys.lists(), query] as const,
  figures: () => [...userKeys.all, 'figures'] as const,
  of: (no: number) => [...userKeys.all, 'one', no] as const,
  detail: (no: number) => [...userKeys.of(no), 'detail'] as const,
  belongings: (no: number) => [...userKeys.of(no), 'belongings'] as const,
  projects: (no: number) => [...userKeys.of(no), 'projects'] as const,
}
