import type {
  CreateCompanyBody,
  companyList,
  companyResponse,
  PatchCompanyBody,
} from '@contract/companies.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'

export type CompanyListInput = ListQueryInput & { status?: string }

export const companyKeys = {
  all: ['companies'] as const,
  list: (query: CompanyListInput) => [...companyKeys.all, 'list', query] as const,
}

/** A page of companies; the previous page stays visible while the next one loads. */
export const companiesQuery = (query: CompanyListInput) =>
  queryOptions({
    queryKey: companyKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof companyList>('/companies', { query, signal }),
    placeholderData: keepPreviousData,
  })

const useRefetch = () => {
  const client = useQueryClient()
  return () => refetch(client, { queryKey: companyKeys.all })
}

export function useCreateCompany() {
  const onSuccess = useRefetch()
  return useMutation({
    mutationFn: async (body: CreateCompanyBody) =>
      (await api.post<typeof companyResponse>('/companies', { body })).company,
    onSuccess,
  })
}

/** Updates a company; a 409 error carries the version that another user saved first. */
export function usePatchCompany() {
  const onSuccess = useRefetch()
  return useMutation({
    mutationFn: async ({ id, ...body }: PatchCompanyBody & { id: string }) =>
      (await api.patch<typeof companyResponse>(`/companies/${id}`, { body })).company,
    onSuccess,
  })
}

/** Deletes a company without users or projects. */
export function useDeleteCompany() {
  const onSettled = useRefetch()
  return useMutation({
    mutationFn: async (id: string) => {
      await api.delete(`/companies/${id}`)
    },
    onSettled,
  })
}
