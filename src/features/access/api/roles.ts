import {
  type CreateRoleBody,
  type PutRulesBody,
  type Role,
  roleDryRun,
  roleList,
  roleResponse,
} from '@contract/roles.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadSession } from '@/features/auth/api/session.ts'
import { api } from '@/lib/api-client.ts'

const all = ['roles'] as const

/** Every role with its people and rules. */
export const rolesQuery = queryOptions({
  queryKey: [...all, 'list'] as const,
  queryFn: async ({ signal }) => (await api.get('/roles', { signal, schema: roleList })).roles,
})

type Rules = PutRulesBody['rules']

/** Asks who would gain and lose what by these rules; nothing is changed. */
export const dryRunQuery = (role: string, rules: Rules) =>
  queryOptions({
    queryKey: [...all, 'dry-run', role, rules] as const,
    queryFn: ({ signal }) =>
      api.post(`/roles/${role}/dry-run`, { body: { rules }, signal, schema: roleDryRun }),
    staleTime: 0,
    gcTime: 0,
  })

/** Puts rules in place; they hold at once, also for the one who writes them. */
export function usePutRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ role, ...body }: PutRulesBody & { role: string }) =>
      (await api.put(`/roles/${role}/rules`, { body, schema: roleResponse })).role,
    async onSuccess(saved: Role) {
      client.setQueryData(rolesQuery.queryKey, (roles) =>
        roles?.map((role) => (role.name === saved.name ? saved : role)),
      )
      await reloadSession()
    },
    onError: () => client.invalidateQueries({ queryKey: rolesQuery.queryKey }),
  })
}

/** Makes a role of one's own. */
export function useCreateRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreateRoleBody) =>
      (await api.post('/roles', { body, schema: roleResponse })).role,
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** Deletes a role of one's own making that nobody holds. */
export function useDeleteRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      await api.delete(`/roles/${name}`)
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}
