import type { AbsenceBody, absenceList, absenceResponse } from '@contract/absences.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { useRefetchOnEvent } from '@/lib/realtime/use-refetch-on-event.ts'
import { projectKeys } from './keys.ts'

const all = [...projectKeys.lists(), 'absences'] as const

/** The absences of staff that have not ended; refetched with the lists of projects, because they count due ones. */
export const absencesQuery = (today: string) =>
  queryOptions({
    queryKey: [...all, today],
    queryFn: async ({ signal }) =>
      (await api.get<typeof absenceList>('/absences', { query: { from: today }, signal })).absences,
  })

/** Refetches the absences when a colleague changes one. */
export function useAbsenceEvents(isStaff: boolean): void {
  useRefetchOnEvent(isStaff ? 'absences' : undefined, 'absence', all)
}

/** Adds an absence. */
export function useAddAbsence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: AbsenceBody) =>
      (await api.post<typeof absenceResponse>('/absences', { body })).absence,
    onSettled: () => refetch(client, { queryKey: all }),
  })
}

/** Deletes an absence. */
export function useDeleteAbsence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/absences/${id}`),
    onSettled: () => refetch(client, { queryKey: all }),
  })
}
