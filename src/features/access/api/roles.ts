import type {
  CreateRoleBody,
  PutRulesBody,
  Role,
  roleDryRun,
  roleList,
  roleResponse,
} from '@contract/roles.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadSession } from '@/features/auth/api/session.ts'
import { api } from '@/lib/api/api-client.ts'

const all = ['roles'] as const

/** All roles with their users and rules. */
export const rolesQuery = queryOptions({
  queryKey: [...all, 'list'] as const,
  queryFn: async ({ signal }) => (await api.get<typeof roleList>('/roles', { signal })).roles,
})

type Rules = PutRulesBody['rules']

/** Previews which rights each user would gain and lose with these rules, without saving them. */
export const dryRunQuery = (role: string, rules: Rules) =>
  queryOptions({
    queryKey: [...all, 'dry-run', role, rules] as const,
    queryFn: ({ signal }) =>
      api.post<typeof roleDryRun>(`/roles/${role}/dry-run`, { body: { rules }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Stores a saved role and reloads the session, whose rules may have changed. */
function cacheRole(client: QueryClient, saved: Role): Promise<void> {
  client.setQueryData(rolesQuery.queryKey, (roles) =>
    roles?.map((role) => (role.name === saved.name ? saved : role)),
  )
  return reloadSession()
}

/** Saves rules, which take effect immediately, also for the user who saves them. */
export function usePutRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ role, ...body }: PutRulesBody & { role: string }) =>
      (await api.put<typeof roleResponse>(`/roles/${role}/rules`, { body })).role,
    onSuccess: (saved) => cacheRole(client, saved),
    onError: () => client.invalidateQueries({ queryKey: rolesQuery.queryKey }),
  })
}

/** Sets whether people of a role must use two-factor sign-in, also the person who sets it. */
export function useRequireTwoFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ role, isRequired }: { role: string; isRequired: boolean }) =>
      (await api.put<typeof roleResponse>(`/roles/${role}/two-factor`, { body: { isRequired } })).role,
    onSuccess: (saved) => cacheRole(client, saved),
  })
}

/** Creates a custom role. */
export function useCreateRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreateRoleBody) =>
      (await api.post<typeof roleResponse>('/roles', { body })).role,
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** Deletes a custom role that no user holds. */
export function useDeleteRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      await api.delete(`/roles/${name}`)
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}
