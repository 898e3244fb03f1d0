import { type ProjectComment, projectCommentList, projectCommentResponse } from '@contract/projects.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
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
        const answer = await api.get(`/projects/${id}/comments`, {
          query,
          signal,
          schema: projectCommentList,
        })
        comments.push(...answer.comments)
        if (!answer.hasMore || answer.comments.length === 0) break
      }
      return comments
    },
  })

/** A new comment; the client creates the id, so that sending it twice creates one comment. */
export type NewComment = { id: string; body: string }

type CommentChange =
  | ({ action: 'post' } & NewComment)
  | ({ action: 'edit' } & NewComment)
  | { action: 'delete'; id: string }

/** Creates, changes or deletes a comment with an optimistic update. */
export function useCommentChange(projectId: string) {
  const client = useQueryClient()
  const path = `/projects/${projectId}/comments`
  const key = commentsQuery(projectId).queryKey
  return useMutation({
    mutationFn: async (change: CommentChange): Promise<ProjectComment | null> => {
      const { action, id } = change
      if (action === 'delete') {
        await api.delete(`${path}/${id}`)
        return null
      }
      const { body } = change
      const answer =
        action === 'post'
          ? await api.post(path, { body: { id, body }, schema: projectCommentResponse })
          : await api.patch(`${path}/${id}`, { body: { body }, schema: projectCommentResponse })
      return answer.comment
    },
    onSuccess: async (comment, { id }) => {
      // Cancels a refetch that could return the list without this comment.
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, (all) =>
        [...(all ?? []).filter((one) => one.id !== id), ...(comment ? [comment] : [])].sort(
          (a, b) => a.seq - b.seq,
        ),
      )
      void client.invalidateQueries({ queryKey: key })
      void client.invalidateQueries({ queryKey: projectKeys.lists() })
    },
  })
}
