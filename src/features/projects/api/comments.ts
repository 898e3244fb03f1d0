import type {
  ProjectComment,
  projectCommentList,
  projectCommentResponse,
} from '@contract/project-comments.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { projectKeys } from './keys.ts'

/** A limit that stops endless paging after an invalid response. */
const maxPages = 50

/** All comments of a project, oldest first. */
export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.comments(id),
    queryFn: async ({ signal }): Promise<readonly ProjectComment[]> => {
      const comments: ProjectComment[] = []
      for (let page = 0; page < maxPages; page += 1) {
        const query = { after: comments.at(-1)?.seq ?? 0 }
        const response = await api.get<typeof projectCommentList>(`/projects/${id}/comments`, {
          query,
          signal,
        })
        comments.push(...response.comments)
        if (!response.hasMore || response.comments.length === 0) break
      }
      return comments
    },
  })

type CommentChange =
  | { action: 'edit'; id: string; body: string }
  | { action: 'mark'; id: string; isQuestion: boolean }
  | { action: 'delete'; id: string }

/** Sends a change of a comment; returns the comment, or null when it was deleted. */
async function sendCommentChange(projectId: string, change: CommentChange): Promise<ProjectComment | null> {
  const { action, id, ...rest } = change
  const path = `/projects/${projectId}/comments/${id}`
  if (action === 'delete') {
    await api.delete(path)
    return null
  }
  return (await api.patch<typeof projectCommentResponse>(path, { body: { id, ...rest } })).comment
}

/** Applies a saved change of a comment to the cached lists. */
export async function applyCommentChange(
  client: QueryClient,
  projectId: string,
  id: string,
  comment: ProjectComment | null,
): Promise<void> {
  const key = commentsQuery(projectId).queryKey
  // A list that was requested before this change would undo it on the screen.
  await client.cancelQueries({ queryKey: key })
  client.setQueryData(key, (all) =>
    [...(all ?? []).filter((one) => one.id !== id), ...(comment ? [comment] : [])].sort(
      (a, b) => a.seq - b.seq,
    ),
  )
  void client.invalidateQueries({ queryKey: key })
  void client.invalidateQueries({ queryKey: projectKeys.lists() })
}

/** Edits or deletes a comment and updates the cached lists. */
export function useCommentChange(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: CommentChange) => sendCommentChange(projectId, change),
    onSuccess: (comment, { id }) => applyCommentChange(client, projectId, id, comment),
  })
}
