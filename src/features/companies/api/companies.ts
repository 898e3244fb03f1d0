import type {
  CreateCompanyBody,
  companyList,
  companyPageResponse,
  companyResponse,
  PatchCompanyBody,
} from '@contract/companies.ts'
import type { ListQueryInput } from '@contract/list.ts'
import type { threadList } from '@contract/mail.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'

export type CompanyListInput = ListQueryInput & { status?: string }

export const companyKeys = {
  all: ['companies'] as const,
  list: (query: CompanyListInput) => [...companyKeys.all, 'list', query] as const,
  page: (id: string) => [...companyKeys.all, 'page', id] as const,
  threads: (id: string) => [...companyKeys.all, 'threads', id] as const,
}

/** A page of companies; the previous page stays visible while the next one loads. */
export const companiesQuery = (query: CompanyListInput) =>
  queryOptions({
    queryKey: companyKeys.list(query),
    queryFn: ({ signal }) => api.get<typeof companyList>('/companies', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A company with its terms and people. */
export const companyPageQuery = (id: string) =>
  queryOptions({
    queryKey: companyKeys.page(id),
    queryFn: ({ signal }) => api.get<typeof companyPageResponse>(`/companies/${id}/page`, { signal }),
  })

/** The newest conversations with a company in which the user takes part. */
export const companyThreadsQuery = (id: string) =>
  queryOptions({
    queryKey: companyKeys.threads(id),
    queryFn: ({ signal }) => {
      const query = { folder: 'all', company: id, itemsPerPage: 8 }
      return api.get<typeof threadList>('/mail/threads', { query, signal })
    },
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
