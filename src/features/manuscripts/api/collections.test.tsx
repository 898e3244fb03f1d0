import type { Collection } from '@contract/manuscripts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { useCollections } from './collections.ts'

const api = mockApi()

it('an item that is added to a collection and removed at once is removed', async () => {
  let stored: Collection = { id: 'c', name: 'Drafts', itemIds: [] as string[] } as Collection
  const respond: (() => void)[] = []
  api.get.mockImplementation(async () => ({ collections: [stored] }))
  api.patch.mockImplementation(async (_path: string, { body }: { body: { addItemIds?: string[] } }) => {
    await new Promise<void>((resolve) => respond.push(resolve))
    stored = { ...stored, itemIds: body.addItemIds ?? [] }
  })
  const client = new QueryClient()
  const { result } = renderHook(() => useCollections('m'), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en">
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </IntlProvider>
    ),
  })
  const items = () => result.current.list[0]?.itemIds
  const toggle = () => {
    const [collection] = result.current.list
    if (collection) result.current.toggle(collection, 'a')
  }
  await eventually(() => items() !== undefined)
  toggle()
  await eventually(() => items()?.length === 1 && respond.length === 1)
  // The list shows the change at once, so a reload right after it must not cancel it.
  expect(api.patch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  toggle()
  await eventually(() => items()?.length === 0 && respond.length > 0)
  // The connection lets the later request arrive first, when both are on their way.
  respond[1]?.()
  await new Promise((resolve) => setTimeout(resolve, 50))
  respond[0]?.()
  await eventually(() => respond.length === 2)
  respond[1]?.()
  await eventually(() => client.isMutating() === 0 && client.isFetching() === 0)
  expect(stored.itemIds).toEqual([])
  expect(items()).toEqual([])
})
