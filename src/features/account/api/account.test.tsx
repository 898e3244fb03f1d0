import type { Account, PatchAccountBody } from '@contract/account.ts'
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { accountQuery, useChangeAccount, usePendingChanges } from './account.ts'

const api = mockApi()

it('notification switches turned quickly stay as turned, and are saved in order', async () => {
  let stored = {}
  const respond: (() => void)[] = []
  api.patch.mockImplementation(async (_path: string, { body }: { body: PatchAccountBody }) => {
    await new Promise<void>((resolve) => respond.push(resolve))
    stored = { ...stored, ...body.notifications }
    return { account: { notifications: stored } }
  })
  const client = createQueryClient()
  client.setQueryData(accountQuery.queryKey, { notifications: {} } as Account)
  const { result } = renderHook(
    () => ({ change: useChangeAccount().mutateAsync, pending: usePendingChanges('notifications') }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  const turnOff = (kind: string) => result.current.change({ notifications: { [kind]: false } })
  const shown = () => ({
    ...client.getQueryData(accountQuery.queryKey)?.notifications,
    ...result.current.pending,
  })
  const first = turnOff('mail_received')
  const second = turnOff('chat_received')
  await eventually(() => Object.keys(shown()).length === 2)
  expect(respond).toHaveLength(1)
  // The switch shows the change at once, so a reload right after it must not cancel it.
  expect(api.patch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  respond[0]?.()
  await first
  expect(shown()).toEqual({ mail_received: false, chat_received: false })
  await eventually(() => respond.length === 2)
  respond[1]?.()
  await second
  await eventually(() => Object.keys(result.current.pending).length === 0)
  expect(shown()).toEqual({ mail_received: false, chat_received: false })
})

it('an account that was requested before a change does not undo it', async () => {
  const account = (isOn: boolean) => ({ account: { notifications: { message_received: isOn } } as Account })
  const client = createQueryClient()
  const reads: ((read: unknown) => void)[] = []
  client.setQueryData(accountQuery.queryKey, account(true).account)
  api.get.mockImplementation(() => new Promise((read) => reads.push(read)))
  const observer = new QueryObserver(client, accountQuery)
  const stop = observer.subscribe(() => {})
  void client.invalidateQueries({ queryKey: accountQuery.queryKey })
  await eventually(() => reads.length > 0)
  api.patch.mockResolvedValue(account(false))
  const { result } = renderHook(() => useChangeAccount(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await result.current.mutateAsync({ notifications: { message_received: false } })
  for (const read of reads) read(account(true))
  await eventually(() => client.isFetching() === 0)
  expect(observer.getCurrentResult().data?.notifications).toEqual({ message_received: false })
  stop()
})
