import type {
  KanbanCardDetail,
  KanbanPage,
  kanbanCardDetail,
  kanbanPage,
} from '@contract/demo/kanban-cards.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

export const kanbanKeys = {
  all: ['demo', 'kanban_items'] as const,
  page: () => [...kanbanKeys.all, 'page'] as const,
  card: (id: number) => [...kanbanKeys.all, 'card', id] as const,
  /** The mutation key of card moves, which the board applies before the response. */
  moves: ['demo', 'kanban_items', 'move'] as const,
}

/** The whole board. A response that is older than a move of this window keeps the order of the move. */
export const kanbanPageQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: kanbanKeys.page(),
    queryFn: async ({ signal }): Promise<KanbanPage> => {
      const page = await api.get<typeof kanbanPage>('/apps/kanban/page', { signal })
      const seen = client.getQueryData<KanbanPage>(kanbanKeys.page())
      return seen && seen.version > page.version
        ? { ...page, boards: seen.boards, version: seen.version }
        : page
    },
  })

/** A card with comments, files and activity. */
export const kanbanCardQuery = (id: number) =>
  queryOptions({
    queryKey: kanbanKeys.card(id),
    queryFn: ({ signal }) => api.get<typeof kanbanCardDetail>(`/apps/kanban/item/${id}`, { signal }),
  })

/** Stores the details of a card that a call returned. */
export function cacheCardDetail(client: QueryClient, detail: KanbanCardDetail): void {
  const queryKey = kanbanKeys.card(detail.card.id)
  client.setQueryData(queryKey, detail)
  // A refetch during the call may have read later comments and files, which this response lacks.
  void client.invalidateQueries({ queryKey })
}
