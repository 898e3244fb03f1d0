import type { Role } from '@contract/roles.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const api = vi.hoisted(() => ({ put: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
const { rolesQuery, usePutRules, useRequireTwoFactor } = await import('./roles.ts')

const role = (revision: number) => ({ name: 'editor', revision }) as Role

it.each([
  ['rules', () => usePutRules().mutateAsync, { role: 'editor', rules: [], revision: 4 }],
  ['two-factor sign-in', () => useRequireTwoFactor().mutateAsync, { role: 'editor', isRequired: true }],
])('the late response to a change of %s does not replace a later revision', async (_what, useCall, input) => {
  const client = new QueryClient()
  client.setQueryData(rolesQuery.queryKey, [role(6)])
  api.put.mockResolvedValue({ role: role(5) })
  const { result } = renderHook(useCall as () => (body: unknown) => Promise<Role>, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current(input)
  expect(client.getQueryData(rolesQuery.queryKey)?.map(({ revision }) => revision)).toEqual([6])
})
