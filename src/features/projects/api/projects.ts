import type {
  Project,
  ProjectDetail,
  projectChapterResponse,
  projectList,
  projectResponse,
} from '@contract/projects.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { type ProjectListInput, projectKeys } from './keys.ts'

/** Polls, because a Realtime event can be lost. */
const refetchInterval = 60_000

/** A page of the projects the user may read; the previous page stays visible while the next one loads. */
export const projectsQuery = (query: ProjectListInput) =>
  queryOptions({
    queryKey: projectKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof projectList>('/projects', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  })

/** A project with all fields, files and what the user may do with it. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.detail(id),
    queryFn: async ({ signal }): Promise<ProjectDetail> =>
      (await api.get<typeof projectResponse>(`/projects/${id}`, { signal })).project,
    // The first call after the undo time completes a delivery.
    refetchInterval: ({ state: { data } }) =>
      data?.delivery ? Math.max(1_000, Date.parse(data.delivery.dueAt) - Date.now()) : false,
  })

/** Maximum number of rows in an export. */
const maxExported = 5000

/** All matching projects for a CSV export, loaded in pages of a hundred, up to five thousand. */
export async function fetchAllProjects(query: ProjectListInput): Promise<readonly Project[]> {
  const rows = new Map<string, Project>()
  for (let page = 1; rows.size < maxExported; page += 1) {
    const response = await api.get<typeof projectList>('/projects', {
      query: { ...query, page, itemsPerPage: 100 },
    })
    // A project that moves to another page during the export is kept once.
    for (const row of response.projects) rows.set(row.id, row)
    if (response.projects.length < 100) break
  }
  return [...rows.values()].slice(0, maxExported)
}

/** The snapshot of an attached chapter, which never changes. */
export const chapterQuery = (id: string, chapterId: string) =>
  queryOptions({
    queryKey: projectKeys.chapter(id, chapterId),
    queryFn: async ({ signal }) =>
      (await api.get<typeof projectChapterResponse>(`/projects/${id}/chapters/${chapterId}`, { signal }))
        .chapter,
    staleTime: Number.POSITIVE_INFINITY,
  })
