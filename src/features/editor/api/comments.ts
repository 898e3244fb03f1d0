import type { Item, ItemComment } from '@contract/items.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { itemKeys } from '@/features/manuscripts/api/keys.ts'
import { api } from '@/lib/api-client.ts'

// Loaded beside the calls: the writing room starts without the schema library.
const commentAnswer = async () => (await import('@contract/items.ts')).commentResponse

type NewComment = Pick<ItemComment, 'id' | 'kind' | 'body'>
/** One act on the comments and footnotes of an item. */
export type CommentAct =
  | { act: 'add'; comment: NewComment }
  | { act: 'edit'; id: string; body: string }
  | { act: 'resolve'; id: string; isResolved: boolean }
  | { act: 'delete'; id: string }

type Place = { manuscriptId: string; itemId: string }

function change(
  client: QueryClient,
  { manuscriptId, itemId }: Place,
  next: (all: ItemComment[]) => ItemComment[],
) {
  client.setQueryData<Item>(itemKeys.detail(manuscriptId, itemId), (item) =>
    item ? { ...item, comments: next(item.comments) } : item,
  )
}

async function run(client: QueryClient, place: Place, act: CommentAct): Promise<void> {
  const base = `/manuscripts/${place.manuscriptId}/items/${place.itemId}/comments`
  if (act.act === 'delete') {
    await api.delete(`${base}/${act.id}`)
    change(client, place, (all) => all.filter(({ id }) => id !== act.id))
    return
  }
  if (act.act === 'add') {
    const { comment } = await api.post(base, { body: act.comment, schema: commentAnswer })
    change(client, place, (all) => [...all.filter(({ id }) => id !== comment.id), comment])
    return
  }
  const body = act.act === 'edit' ? { body: act.body } : { resolved: act.isResolved }
  const { comment } = await api.patch(`${base}/${act.id}`, { body, schema: commentAnswer })
  change(client, place, (all) => all.map((one) => (one.id === comment.id ? comment : one)))
}

/** Adds, edits, resolves and deletes comments and footnotes; the item in the cache follows. */
export function useComments(manuscriptId: string, itemId: string) {
  const client = useQueryClient()
  return useMutation({ mutationFn: (act: CommentAct) => run(client, { manuscriptId, itemId }, act) })
}
