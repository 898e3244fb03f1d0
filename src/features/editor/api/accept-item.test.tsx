import { expect, it, vi } from 'vitest'
import { toSummary } from '@/features/manuscripts/api/item-cache.ts'
import { itemQuery, itemsQuery } from '@/features/manuscripts/api/items.ts'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { testItem } from '../../../../tests/support/items.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { acceptItem } from './accept-item.ts'

const api = mockApi()

const old = testItem({ title: 'Old', revision: 4 })
const saved = testItem({ title: 'Saved', revision: 5 })

function open() {
  const client = createQueryClient()
  const one = itemQuery('m', old.id)
  const list = itemsQuery('m')
  client.setQueryData(one.queryKey, old)
  client.setQueryData(list.queryKey, [toSummary(old)])
  const titles = () => [
    client.getQueryData(one.queryKey)?.title,
    client.getQueryData(list.queryKey)?.[0]?.title,
  ]
  return { client, one, list, titles }
}

it('a response that was read before a save does not replace the saved item', async () => {
  const { client, one, list, titles } = open()
  const respond: (() => void)[] = []
  api.get.mockImplementation(async () => {
    await new Promise<void>((resolve) => respond.push(resolve))
    return { item: old, items: [toSummary(old)] }
  })
  const reads = [client.fetchQuery({ ...one, staleTime: 0 }), client.fetchQuery({ ...list, staleTime: 0 })]
  await vi.waitUntil(() => respond.length === 2)
  acceptItem(client, 'm', saved)
  for (const answer of respond) answer()
  await Promise.all(reads)
  expect(titles()).toEqual(['Saved', 'Saved'])
})

it('the response to an earlier save does not replace the later save of another person', () => {
  const { client, titles } = open()
  acceptItem(client, 'm', testItem({ title: 'Theirs', revision: 6 }))
  acceptItem(client, 'm', saved)
  expect(titles()).toEqual(['Theirs', 'Theirs'])
})
