import {
  type Project,
  type ProjectDetail,
  projectChapterResponse,
  projectEventList,
  projectList,
  projectResponse,
} from '@contract/projects.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { type ProjectListInput, projectKeys } from './keys.ts'

/** A hint can be lost on its way: what none reached is there a minute later. */
const refetchInterval = 60_000

/** The paged list of requests the caller may read; the former page stays until the next one is there. */
export const projectsQuery = (query: ProjectListInput) =>
  queryOptions({
    queryKey: projectKeys.list(query),
    queryFn: ({ signal }) => api.get('/projects', { query, signal, schema: projectList }),
    placeholderData: keepPreviousData,
    refetchInterval,
  })

/** One request with all its fields, files and what the caller may do with it. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.detail(id),
    queryFn: async ({ signal }): Promise<ProjectDetail> =>
      (await api.get(`/projects/${id}`, { signal, schema: projectResponse })).project,
  })

/** How many rows a file takes at most. */
const mostExported = 5000

/** Every request that matches, by pages of a hundred, up to five thousand: what a CSV file holds. */
export async function fetchAllProjects(query: ProjectListInput): Promise<readonly Project[]> {
  const rows = new Map<string, Project>()
  for (let page = 1; rows.size < mostExported; page += 1) {
    const answer = await api.get('/projects', {
      query: { ...query, page, itemsPerPage: 100 },
      schema: projectList,
    })
    // A request may have moved to another page meanwhile: each is taken once.
    for (const row of answer.projects) rows.set(row.id, row)
    if (answer.projects.length < 100) break
  }
  return [...rows.values()].slice(0, mostExported)
}

/** The frozen text of a chapter that was sent along: it never changes. */
export const chapterQuery = (id: string, chapterId: string) =>
  queryOptions({
    queryKey: projectKeys.chapter(id, chapterId),
    queryFn: async ({ signal }) =>
      (await api.get(`/projects/${id}/chapters/${chapterId}`, { signal, schema: projectChapterResponse }))
        .chapter,
    staleTime: Number.POSITIVE_INFINITY,
  })

const eventsPerPage = 20

/** What happened to a request, newest first, twenty at a time. */
export const eventsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: projectKeys.events(id),
    queryFn: ({ pageParam, signal }) =>
      api.get(`/projects/${id}/events`, {
        query: { page: pageParam, itemsPerPage: eventsPerPage },
        signal,
        schema: projectEventList,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.events.length > 0 && pages.length * eventsPerPage < last.total ? pages.length + 1 : undefined,
  })
