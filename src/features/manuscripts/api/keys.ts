import type { ListQueryInput } from '@contract/list.ts'

/** Filters, sort order and page of the manuscript list. */
export type ManuscriptListInput = ListQueryInput & { view?: 'active' | 'trash'; sourceIdentifier?: string }

/** Query keys of manuscripts and their data; all keys of one manuscript begin with `of(id)`. */
export const manuscriptKeys = {
  all: ['manuscripts'] as const,
  lists: () => [...manuscriptKeys.all, 'list'] as const,
  list: (query: ManuscriptListInput) => [...manuscriptKeys.lists(), query] as const,
  offers: () => [...manuscriptKeys.all, 'offers'] as const,
  of: (id: string) => [...manuscriptKeys.all, 'one', id] as const,
  detail: (id: string) => [...manuscriptKeys.of(id), 'detail'] as const,
  collections: (id: string) => [...manuscriptKeys.of(id), 'collections'] as const,
  members: (id: string) => [...manuscriptKeys.of(id), 'members'] as const,
  threads: (id: string) => [...manuscriptKeys.of(id), 'threads'] as const,
  search: (id: string, q: string) => [...manuscriptKeys.of(id), 'search', q] as const,
  rawFiles: (id: string, query: ListQueryInput) => [...manuscriptKeys.of(id), 'raw-files', query] as const,
}

export const itemKeys = {
  list: (manuscriptId: string) => [...manuscriptKeys.of(manuscriptId), 'items'] as const,
  /** Prefix of every full item of the manuscript. */
  details: (manuscriptId: string) => [...manuscriptKeys.of(manuscriptId), 'item'] as const,
  detail: (manuscriptId: string, itemId: string) => [...itemKeys.details(manuscriptId), itemId] as const,
  mentions: (manuscriptId: string, itemId: string) =>
    [...manuscriptKeys.of(manuscriptId), 'mentions', itemId] as const,
  /** Mutation key of all tree operations; the binder shows the pending ones optimistically. */
  operations: (manuscriptId: string) => [...manuscriptKeys.of(manuscriptId), 'operations'] as const,
}
