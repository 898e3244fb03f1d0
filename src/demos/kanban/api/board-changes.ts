import type {
  boardResponse,
  boardsResponse,
  kanbanItemResponse,
  movedResponse,
} from '@contract/demo/kanban.ts'
import type { KanbanPage } from '@contract/demo/kanban-cards.ts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { applyCardMove, type CardMove } from '../model/card-moves.ts'
import { cacheBoards, kanbanKeys } from './kanban.ts'

/** Moves cards one after the other; each call sends the list of a board with the version it is based on. */
export function useMoveCard() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: kanbanKeys.moves,
    scope: { id: 'kanban-moves' },
    mutationFn: async (move: CardMove) => {
      const page = client.getQueryData<KanbanPage>(kanbanKeys.page())
      const board = applyCardMove(page?.boards ?? [], move).find(({ id }) => id === move.boardId)
      const body = { boardId: move.boardId, ids: board?.itemsIds ?? [move.cardId], version: page?.version }
      return api.put<typeof movedResponse>('/apps/kanban/item/state-update', { body })
    },
    onSuccess: ({ boards, version }) => cacheBoards(client, boards, version),
    onError: () => void client.invalidateQueries({ queryKey: kanbanKeys.page() }),
  })
}

/** The moves that have no answer yet, in order. */
export const usePendingMoves = (): CardMove[] =>
  useMutationState({
    filters: { mutationKey: kanbanKeys.moves, status: 'pending' },
    select: (mutation) => mutation.state.variables as CardMove,
  })

const useRefetchBoard = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: kanbanKeys.page() })
}

/** Puts a board before another one, or last. */
export function useMoveBoard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { boardId: number; beforeId: number | null }) =>
      api.post<typeof boardsResponse>('/apps/kanban/board/move', { body }),
    onSuccess: ({ boards }) => cacheBoards(client, boards),
  })
}

export function useAddBoard() {
  const onSuccess = useRefetchBoard()
  return useMutation({
    mutationFn: (title: string) =>
      api.post<typeof boardResponse>('/apps/kanban/board/add', { body: { title } }),
    onSuccess,
  })
}

export function useRenameBoard() {
  const onSuccess = useRefetchBoard()
  return useMutation({
    mutationFn: (body: { boardId: number; newName: string }) =>
      api.put<typeof boardResponse>('/apps/kanban/board/rename', { body }),
    onSuccess,
  })
}

/** Deletes a board with its cards, or a card. */
export function useDeleteKanban(kind: 'board' | 'item') {
  const onSettled = useRefetchBoard()
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete(`/apps/kanban/${kind}/${id}`)
    },
    onSettled,
  })
}

/** Adds a card at the end of a board. */
export function useAddCard() {
  const onSuccess = useRefetchBoard()
  return useMutation({
    mutationFn: async (body: { itemTitle: string; boardName: string; boardId: number }) =>
      (await api.post<typeof kanbanItemResponse>('/apps/kanban/item/add', { body })).item,
    onSuccess,
  })
}
