import type { commentResponse, createCommentBody } from '@contract/item-comments.ts'
import type { Item, ItemComment } from '@contract/items.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { itemKeys } from '@/features/manuscripts/api/keys.ts'
import { api } from '@/lib/api/api-client.ts'
import { ApiError } from '@/lib/api/api-error.ts'

type NewComment = Pick<ItemComment, 'id' | 'kind' | 'body'> &
  Pick<z.input<typeof createCommentBody>, 'parentId' | 'source'>
/** A change to the comments, replies and footnotes of an item. */
export type CommentChange =
  | { action: 'add'; comment: NewComment }
  | { action: 'edit'; id: string; body: string }
  | { action: 'resolve'; id: string; isResolved: boolean }
  | { action: 'delete'; id: string }

/** The item that comments belong to. */
export type CommentPlace = { manuscriptId: string; itemId: string }

function change(
  client: QueryClient,
  { manuscriptId, itemId }: CommentPlace,
  next: (all: ItemComment[]) => ItemComment[],
) {
  const queryKey = itemKeys.detail(manuscriptId, itemId)
  client.setQueryData<Item>(queryKey, (item) => (item ? { ...item, comments: next(item.comments) } : item))
  // Comments have no revision, and no event would repair those of a running request.
  void client.invalidateQueries({ queryKey, fetchStatus: 'fetching' })
}

/** Makes one change to the comments of an item, and to the cached item. */
export async function changeComment(
  client: QueryClient,
  place: CommentPlace,
  request: CommentChange,
): Promise<void> {
  const base = `/manuscripts/${place.manuscriptId}/items/${place.itemId}/comments`
  if (request.action === 'delete') {
    await api.delete(`${base}/${request.id}`)
    change(client, place, (all) =>
      all.filter(({ id, parentId }) => id !== request.id && parentId !== request.id),
    )
    return
  }
  if (request.action === 'add') {
    const { id: newId, body: words } = request.comment
    const { comment } = await api
      .post<typeof commentResponse>(base, { body: request.comment })
      .catch((error: unknown) => {
        // The response to an earlier try was lost; the words may have been changed since.
        if (!(error instanceof ApiError) || error.code !== 'already_exists') throw error
        return api.patch<typeof commentResponse>(`${base}/${newId}`, { body: { body: words } })
      })
    change(client, place, (all) => [...all.filter(({ id }) => id !== comment.id), comment])
    return
  }
  const body = request.action === 'edit' ? { body: request.body } : { resolved: request.isResolved }
  const { comment } = await api.patch<typeof commentResponse>(`${base}/${request.id}`, { body })
  change(client, place, (all) => all.map((one) => (one.id === comment.id ? comment : one)))
}

/** Adds, edits, resolves and deletes comments and footnotes, and updates the cached item. */
export function useComments(manuscriptId: string, itemId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: CommentChange) => changeComment(client, { manuscriptId, itemId }, request),
  })
}
