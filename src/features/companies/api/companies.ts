import {
  type CreateCompanyBody,
  companyList,
  companyResponse,
  type PatchCompanyBody,
} from '@contract/companies.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

/** What the list of companies is asked for. */
export type CompanyListInput = ListQueryInput & { status?: string }

/** Query keys of companies. */
export const companyKeys = {
  all: ['companies'] as const,
  list: (query: CompanyListInput) => [...companyKeys.all, 'list', query] as const,
}

/** The paged list of companies; the former page stays until the next one is there. */
export const companiesQuery = (query: CompanyListInput) =>
  queryOptions({
    queryKey: companyKeys.list(query),
    queryFn: ({ signal }) => api.get('/companies', { query, signal, schema: companyList }),
    placeholderData: keepPreviousData,
  })

const useRefetch = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: companyKeys.all })
}

/** Adds a company. */
export function useCreateCompany() {
  const onSuccess = useRefetch()
  return useMutation({
    mutationFn: async (body: CreateCompanyBody) =>
      (await api.post('/companies', { body, schema: companyResponse })).company,
    onSuccess,
  })
}

/** Changes a company; a 409 means that somebody else was faster, and carries what they wrote. */
export function usePatchCompany() {
  const onSuccess = useRefetch()
  return useMutation({
    mutationFn: async ({ id, ...body }: PatchCompanyBody & { id: string }) =>
      (await api.patch(`/companies/${id}`, { body, schema: companyResponse })).company,
    onSuccess,
  })
}

/** Deletes an empty company. */
export function useDeleteCompany() {
  const onSettled = useRefetch()
  return useMutation({
    mutationFn: async (id: string) => {
      await api.delete(`/companies/${id}`)
    },
    onSettled,
  })
}
