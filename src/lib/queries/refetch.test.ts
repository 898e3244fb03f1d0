import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { createQueryClient } from './query-client.ts'
import { refetch } from './refetch.ts'

/** An observed query whose responses the test sends. */
function observe() {
  const client = createQueryClient()
  const responses: ((value: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['project'],
    queryFn: () => new Promise<string>((respond) => responses.push(respond)),
  })
  const stop = observer.subscribe(() => {})
  return { client, responses, stop, data: () => observer.getCurrentResult().data }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

it('R-760: a first request that runs during a change is repeated once', async () => {
  const { client, responses, stop, data } = observe()
  void refetch(client, { queryKey: ['project'] })
  void refetch(client, { queryKey: ['project'] })
  responses[0]?.('before the change')
  await eventually(() => responses.length === 2)
  expect(data()).toBe('before the change')
  responses[1]?.('after the change')
  await eventually(() => data() === 'after the change')
  await settle()
  expect(responses).toHaveLength(2)
  stop()
})

it('R-760: a refetch that runs during a change is restarted', async () => {
  const { client, responses, stop, data } = observe()
  responses[0]?.('first')
  await eventually(() => data() === 'first')
  void client.invalidateQueries({ queryKey: ['project'] })
  await eventually(() => responses.length === 2)
  void refetch(client, { queryKey: ['project'] })
  await eventually(() => responses.length === 3)
  responses[2]?.('after the change')
  responses[1]?.('before the change')
  await eventually(() => data() === 'after the change')
  await settle()
  expect(data()).toBe('after the change')
  stop()
})

it('a first request that is cancelled is not repeated', async () => {
  const { client, responses, stop } = observe()
  const refetched = refetch(client, { queryKey: ['project'] })
  stop()
  await client.cancelQueries({ queryKey: ['project'] })
  await refetched
  expect(responses).toHaveLength(1)
})
