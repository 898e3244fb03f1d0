import type { ThreadFilter } from '../model/entries.ts'

export const mailKeys = {
  all: ['mail'] as const,
  lists: () => [...mailKeys.all, 'list'] as const,
  list: (filter: ThreadFilter) => [...mailKeys.lists(), filter] as const,
  searches: () => [...mailKeys.all, 'search'] as const,
  search: (q: string) => [...mailKeys.searches(), q] as const,
  threads: () => [...mailKeys.all, 'thread'] as const,
  thread: (id: string) => [...mailKeys.threads(), id] as const,
  notes: (id: string) => [...mailKeys.thread(id), 'notes'] as const,
  lastProject: (person: string) => [...mailKeys.all, 'last-project', person] as const,
  counts: () => [...mailKeys.all, 'counts'] as const,
  labels: () => [...mailKeys.all, 'labels'] as const,
  scheduled: () => [...mailKeys.all, 'scheduled'] as const,
  drafts: () => [...mailKeys.all, 'drafts'] as const,
  actions: () => [...mailKeys.all, 'actions'] as const,
  restores: () => [...mailKeys.all, 'restores'] as const,
}
