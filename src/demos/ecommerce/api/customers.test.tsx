import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { customerRecordQuery, useCustomerChanges } from './customers.ts'

const api = mockApi()

it('the late response to a change of a customer does not hide a later change', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const query = customerRecordQuery(7)
  const record = (name: string) => ({ customer: { customerId: 7, name } })
  client.setQueryData(query.queryKey, record('Later').customer as never)
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  api.get.mockResolvedValue(record('Later'))
  api.put.mockResolvedValue(record('Earlier'))
  const { result } = renderHook(() => useCustomerChanges(7), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.setDefault('cards', 1)
  await eventually(() => client.isFetching() === 0)
  expect(observer.getCurrentResult().data?.name).toBe('Later')
  stop()
})
