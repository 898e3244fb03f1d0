import { type ProjectComment, projectCommentList, projectCommentResponse } from '@contract/projects.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { projectKeys } from './keys.ts'

/** More than anybody reads; it keeps a broken answer from being asked for without end. */
const mostPages = 50

/** Every comment of a request, oldest first. */
export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.comments(id),
    queryFn: async ({ signal }): Promise<readonly ProjectComment[]> => {
      const comments: ProjectComment[] = []
      for (let page = 0; page < mostPages; page += 1) {
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

/** A comment as its writer sends it: the id is made here, so that sending it again makes no second one. */
export type NewComment = { id: string; body: string }

type CommentChange =
  | ({ act: 'post' } & NewComment)
  | ({ act: 'edit' } & NewComment)
  | { act: 'delete'; id: string }

/** Writes, changes or deletes a comment; the list has it before anybody is told. */
export function useCommentChange(projectId: string) {
  const client = useQueryClient()
  const path = `/projects/${projectId}/comments`
  const key = commentsQuery(projectId).queryKey
  return useMutation({
    mutationFn: async (change: CommentChange): Promise<ProjectComment | null> => {
      const { act, id } = change
      if (act === 'delete') {
        await api.delete(`${path}/${id}`)
        return null
      }
      const { body } = change
      const answer =
        act === 'post'
          ? await api.post(path, { body: { id, body }, schema: projectCommentResponse })
          : await api.patch(`${path}/${id}`, { body: { body }, schema: projectCommentResponse })
      return answer.comment
    },
    onSuccess: async (comment, { id }) => {
      // A list asked for before this was written would undo it on the screen.
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
