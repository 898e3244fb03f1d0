import type { decisionBody } from '@contract/project-changes.ts'
import type { setPriceBody } from '@contract/project-prices.ts'
import type { ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'
import { cacheProject } from './changes.ts'

type PriceStep =
  | { step: 'set'; body: z.input<typeof setPriceBody> }
  | { step: 'withdraw'; priceId: string }
  | { step: 'decide'; priceId: string; body: z.input<typeof decisionBody> }

/** Sets or withdraws the price of a project for the agency, or decides about it for the client. */
export function usePriceChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: PriceStep): Promise<ProjectDetail> => {
      const path = `/projects/${id}/prices`
      if (change.step === 'withdraw')
        return (await api.delete<typeof projectResponse>(`${path}/${change.priceId}`)).project
      const to = change.step === 'set' ? path : `${path}/${change.priceId}/decision`
      return (await api.post<typeof projectResponse>(to, { body: change.body })).project
    },
    onSuccess: (project) => cacheProject(client, project),
  })
}
