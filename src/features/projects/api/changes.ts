import type { CreateProjectBody, PatchProjectBody } from '@contract/project-bodies.ts'
import { type ProjectDetail, projectResponse } from '@contract/projects.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { projectKeys } from './keys.ts'
import { projectQuery } from './projects.ts'

/** The stored project from a 409 response; null for any other error. */
export function conflictOf(error: unknown): ProjectDetail | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return projectResponse.safeParse(error.body).data?.project ?? null
}

/** Writes a project of an API response into the cache, and refetches lists and history. */
export function cacheProject(client: QueryClient, project: ProjectDetail): Promise<void> {
  client.setQueryData(projectQuery(project.id).queryKey, project)
  void client.invalidateQueries({ queryKey: projectKeys.events(project.id) })
  void client.invalidateQueries({ queryKey: projectKeys.attentions() })
  return refetch(client, { queryKey: projectKeys.lists() })
}

/**
 * Creates a project; sending the same `id` again returns the first result, so a lost response can be retried.
 */
export function useCreateProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreateProjectBody) =>
      (await api.post<typeof projectResponse>('/projects', { body })).project,
    onSuccess: (project) => cacheProject(client, project),
  })
}

/** Changes fields of a project; a conflict rejects with 409 (see `conflictOf`). */
export function usePatchProject(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PatchProjectBody) =>
      (await api.patch<typeof projectResponse>(`/projects/${id}`, { body })).project,
    onSuccess: (project) => cacheProject(client, project),
  })
}
