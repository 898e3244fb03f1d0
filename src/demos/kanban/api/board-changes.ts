import type {
  boardResponse,
  boardsResponse,
  KanbanBoard,
  kanbanItemResponse,
  movedResponse,
} from '@contract/demo/kanban.ts'
import type { KanbanPage } from '@contract/demo/kanban-cards.ts'
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import { api } from '@/lib/api/api-client.ts'
import { applyCardMove, type CardMove } from '../model/card-moves.ts'
import { kanbanKeys } from './kanban.ts'

/** Stores boards that a call returned, unless the page has their version and may show later names. */
const cacheBoards = (client: QueryClient, boards: KanbanBoard[], version?: number) =>
  client.setQueryData<KanbanPage>(kanbanKeys.page(), (page) =>
    page && (version === undefined || version > page.version)
      ? { ...page, boards, version: version ?? page.version }
      : page,
  )

/** Moves cards one after the other. */
export function useMoveCard() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: kanbanKeys.moves,
    scope: { id: 'kanban-moves' },
    // The board shows the move at once, so a reload right after it must not cancel it.
    mutationFn: (move: CardMove) =>
      api.post<typeof movedResponse>('/apps/kanban/item/move', { body: move, keepalive: true }),
    onSuccess: ({ boards, version }, { cardId }) => {
      cacheBoards(client, boards, version)
      // The changes of an open card.
      void client.invalidateQueries({ queryKey: kanbanKeys.card(cardId) })
    },
    onError: () => void client.invalidateQueries({ queryKey: kanbanKeys.page() }),
  })
}

/** The boards with the moves that have no response yet. */
export function useMovedBoards(boards: readonly KanbanBoard[] | undefined): readonly KanbanBoard[] {
  const pending = useMutationState({
    filters: { mutationKey: kanbanKeys.moves, status: 'pending' },
    select: (mutation) => mutation.state.variables as CardMove,
  })
  const pendingText = JSON.stringify(pending)
  return useMemo(
    () => (JSON.parse(pendingText) as CardMove[]).reduce(applyCardMove, [...(boards ?? [])]),
    [boards, pendingText],
  )
}

/** Puts a board before another one, or last. */
export function useMoveBoard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { boardId: number; beforeId: number | null }) =>
      api.post<typeof boardsResponse>('/apps/kanban/board/move', { body }),
    onSuccess: ({ boards }) => {
      cacheBoards(client, boards)
      // A refetch during the call may have read later boards, and the version counts the moves of cards only.
      void client.invalidateQueries({ queryKey: kanbanKeys.page() })
    },
  })
}

export const useAddBoard = () =>
  useApiMutation([kanbanKeys.page()], (title: string) =>
    api.post<typeof boardResponse>('/apps/kanban/board/add', { body: { title } }),
  )

export const useRenameBoard = () =>
  useApiMutation([kanbanKeys.page()], (body: { boardId: number; newName: string }) =>
    api.put<typeof boardResponse>('/apps/kanban/board/rename', { body }),
  )

/** Deletes a board with its cards, or a card. */
export const useDeleteKanban = (kind: 'board' | 'item') =>
  useApiMutation([kanbanKeys.page()], (id: number) => api.delete(`/apps/kanban/${kind}/${id}`))

/** Adds cards at the end of a board, one after the other. */
export const useAddCard = () =>
  useApiMutation(
    [kanbanKeys.page()],
    async (body: { itemTitle: string; boardName: string; boardId: number }) =>
      (await api.post<typeof kanbanItemResponse>('/apps/kanban/item/add', { body })).item,
    { scope: { id: 'kanban-add' } },
  )
