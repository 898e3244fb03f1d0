import type { ShopSettingsSection } from '@contract/demo/shop-settings.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { shopSettingsQuery, useSaveSettings } from './settings.ts'

const api = mockApi()

const section = (revision: number) => ({ tab: 'payments', revision }) as ShopSettingsSection

it.each([
  ['the late response to a save does not replace a later revision of another person', 6, 5, 6],
  ['the response to a save replaces an earlier revision', 5, 6, 6],
])('%s', async (_rule, known, response, shown) => {
  const client = createQueryClient()
  const { queryKey } = shopSettingsQuery()
  client.setQueryData(queryKey, [section(known)])
  api.put.mockResolvedValue({ section: section(response) })
  const { result } = renderHook(() => useSaveSettings(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ tab: 'payments', revision: 4, values: {} })
  expect(client.getQueryData(queryKey)?.map(({ revision }) => revision)).toEqual([shown])
})
