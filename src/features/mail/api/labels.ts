import type { MailLabel, mailLabelList, mailLabelResponse } from '@contract/mail.ts'
import type { mailLabelBody } from '@contract/mail-forms.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'
import { mailKeys } from './keys.ts'

export type LabelForm = z.input<typeof mailLabelBody>

/** The user's own labels and the shared ones. */
export const labelsQuery = queryOptions({
  queryKey: mailKeys.labels(),
  queryFn: async ({ signal }) => (await api.get<typeof mailLabelList>('/mail/labels', { signal })).labels,
  staleTime: 60_000,
})

const noLabels: readonly MailLabel[] = []

/** The labels for a part of the mailbox that shows them, so that only these parts render again; none before they load. */
export const useLabels = (): readonly MailLabel[] => useQuery(labelsQuery).data ?? noLabels

/** Creates a label or changes its name and colour. */
export function useSaveLabel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: LabelForm & { id?: string | undefined }) => {
      const { name, colour } = body
      if (id)
        return (await api.patch<typeof mailLabelResponse>(`/mail/labels/${id}`, { body: { name, colour } }))
          .label
      return (await api.post<typeof mailLabelResponse>('/mail/labels', { body })).label
    },
    onSuccess: (label) => {
      client.setQueryData(labelsQuery.queryKey, (known: MailLabel[] | undefined) =>
        known ? [...known.filter(({ id }) => id !== label.id), label] : known,
      )
      return client.invalidateQueries({ queryKey: mailKeys.labels() })
    },
  })
}

/** Deletes a label and removes it from every message. */
export function useDeleteLabel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/mail/labels/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: mailKeys.all }),
  })
}
