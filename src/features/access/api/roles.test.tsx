import type { Role } from '@contract/roles.ts'
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { rolesQuery, usePutRules, useRequireTwoFactor } from './roles.ts'

const api = mockApi()

const role = (revision: number) => ({ name: 'editor', revision }) as Role

const changes = [
  ['rules', () => usePutRules().mutateAsync, { role: 'editor', rules: [], revision: 4 }],
  ['two-factor sign-in', () => useRequireTwoFactor().mutateAsync, { role: 'editor', isRequired: true }],
] as const

it.each(changes)(
  'the late response to a change of %s does not replace a later revision',
  async (...given) => {
    const [, useCall, input] = given
    const client = createQueryClient()
    client.setQueryData(rolesQuery.queryKey, [role(6)])
    api.put.mockResolvedValue({ role: role(5) })
    const { result } = renderHook(useCall as () => (body: unknown) => Promise<Role>, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    })
    await result.current(input)
    expect(client.getQueryData(rolesQuery.queryKey)?.map(({ revision }) => revision)).toEqual([6])
  },
)

it.each(changes)(
  'roles that were requested before a change of %s do not undo it',
  async (_what, useCall, input) => {
    const client = createQueryClient()
    client.setQueryData(rolesQuery.queryKey, [role(5)])
    const reads: ((read: unknown) => void)[] = []
    api.get.mockImplementation(() => new Promise((read) => reads.push(read)))
    const observer = new QueryObserver(client, rolesQuery)
    const stop = observer.subscribe(() => {})
    void client.invalidateQueries({ queryKey: rolesQuery.queryKey })
    await eventually(() => reads.length > 0)
    api.put.mockResolvedValue({ role: role(6) })
    const { result } = renderHook(useCall as () => (body: unknown) => Promise<Role>, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    })
    await result.current(input)
    for (const read of reads) read({ roles: [role(5)] })
    await eventually(() => client.isFetching() === 0)
    expect(observer.getCurrentResult().data?.map(({ revision }) => revision)).toEqual([6])
    stop()
  },
)
