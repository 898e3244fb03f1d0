import type { kanbanCardDetail, kanbanCardResponse, PatchCardBody } from '@contract/demo/kanban-cards.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { api } from '@/lib/api/api-client.ts'
import { cacheCardDetail, kanbanKeys } from './kanban.ts'

/** The Storage bucket of card files; each is stored under the id of its uploader. */
export const KANBAN_BUCKET = 'kanban-files'

/** Saves the fields of a card; a 409 error carries the card that another person saved first. */
export const usePatchCard = () =>
  useApiMutation(
    [kanbanKeys.all],
    async ({ id, ...body }: PatchCardBody & { id: number }) =>
      (await api.patch<typeof kanbanCardResponse>(`/apps/kanban/item/${id}`, { body })).card,
  )

/** Adds a comment; the id makes a repeated call harmless. */
export function useAddCardComment(cardId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { id: string; body: string }) =>
      api.post<typeof kanbanCardDetail>(`/apps/kanban/item/${cardId}/comments`, { body }),
    onSuccess: (detail) => cacheCardDetail(client, detail),
  })
}

/** Adds uploaded files to a card. */
export function useAddCardFiles(cardId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (files: readonly NewAttachment[]) =>
      api.post<typeof kanbanCardDetail>(`/apps/kanban/item/${cardId}/files`, { body: { files } }),
    onSuccess: (detail) => cacheCardDetail(client, detail),
  })
}

/** Deletes a comment or a file of a card. */
export const useDeleteCardPart = (cardId: number, kind: 'comments' | 'files') =>
  useApiMutation([kanbanKeys.card(cardId)], (id: string) => api.delete(`/apps/kanban/${kind}/${id}`))
