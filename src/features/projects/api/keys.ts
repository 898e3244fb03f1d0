import type { projectListQuery } from '@contract/projects.ts'
import type * as z from 'zod'

type ProjectListQuery = z.output<typeof projectListQuery>

/** Filters, sort order and page of the project list; empty values are not sent. */
export type ProjectListInput = Partial<Record<keyof ProjectListQuery, string | number>> & {
  needs?: NonNullable<ProjectListQuery['needs']> | ''
}

/** Query keys of projects; all keys of one project begin with `of(id)`. */
export const projectKeys = {
  all: ['projects'] as const,
  lists: () => [...projectKeys.all, 'list'] as const,
  list: (query: ProjectListInput) => [...projectKeys.lists(), query] as const,
  attentions: () => [...projectKeys.all, 'attention'] as const,
  attention: (today: string) => [...projectKeys.attentions(), today] as const,
  of: (id: string) => [...projectKeys.all, 'one', id] as const,
  detail: (id: string) => [...projectKeys.of(id), 'detail'] as const,
  comments: (id: string) => [...projectKeys.of(id), 'comments'] as const,
  events: (id: string) => [...projectKeys.of(id), 'events'] as const,
  newestEvents: (id: string, revision: number) => [...projectKeys.of(id), 'newest-events', revision] as const,
  threads: (id: string) => [...projectKeys.of(id), 'threads'] as const,
  chapter: (id: string, chapterId: string) => [...projectKeys.of(id), 'chapter', chapterId] as const,
}
