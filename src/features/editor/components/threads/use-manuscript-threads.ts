import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { refetch } from '@/lib/queries/refetch.ts'
import { href } from '@/lib/routing/href.ts'
import { type CommentChange, changeComment } from '../../api/comments.ts'
import { commentThreadsQuery } from '../../api/threads.ts'
import type { Thread } from '../../model/note-order.ts'
import { placedThreads } from '../../model/threads-by-item.ts'
import { useCommentActions } from '../notes/use-comment-actions.ts'
import type { ThreadCardActions } from '../notes/use-notes.ts'

const idOf = (request: CommentChange) =>
  request.action === 'add' ? (request.comment.parentId ?? '') : request.id

const buttonOf = (id: string | undefined) =>
  id ? document.querySelector<HTMLElement>(`[data-note="${CSS.escape(id)}"] button`) : null

/** The threads of all texts of a manuscript, and their actions. */
export function useManuscriptThreads(manuscript: ManuscriptDetail, canWrite: boolean) {
  const { id: manuscriptId, access } = manuscript
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery(commentThreadsQuery(manuscriptId))
  const { data } = query
  const threads = useMemo(() => placedThreads(data?.comments ?? []), [data])
  /** The card of the last change and its neighbours, of which the first that is left gets the focus. */
  const next = useRef<readonly (string | undefined)[]>([])

  const change = async (request: CommentChange) => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-note]')]
    const at = cards.findIndex((card) => card.contains(document.activeElement))
    next.current = at < 0 ? [] : [at, at + 1, at - 1].map((index) => cards[index]?.dataset.note)
    const itemId = data?.comments.find(({ id }) => id === idOf(request))?.itemId ?? ''
    await changeComment(client, { manuscriptId, itemId }, request)
    await refetch(client, { queryKey: commentThreadsQuery(manuscriptId).queryKey })
  }
  // A card that was resolved or deleted had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useEffect(() => {
    if (document.activeElement !== document.body || buttonOf(next.current[0])) return
    next.current
      .map(buttonOf)
      .find((button) => button !== null)
      ?.focus()
    next.current = []
  }, [data])
  const actions = useCommentActions({
    access,
    canWrite,
    change,
    returnFocus: () => buttonOf(next.current[0])?.focus(),
    focusAfterDelete: () => null,
  })
  const cardActions: ThreadCardActions = {
    ...actions,
    manuscript,
    activeId: null,
    show({ id }: Thread) {
      const itemId = threads.find((one) => one.id === id)?.itemId ?? ''
      void navigate(href('editor.item', { manuscriptId, itemId }, { note: id }))
    },
  }
  return { query, threads, total: data?.total ?? 0, actions: cardActions }
}
