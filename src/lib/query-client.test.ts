import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { createQueryClient, whenMutationsSettle } from './query-client.ts'
import { beforeSignOut, runSignOutTasks } from './sign-out-tasks.ts'

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

it('a first request that is invalidated while it runs is repeated once', async () => {
  const { client, responses, stop, data } = observe()
  void client.invalidateQueries({ queryKey: ['project'] })
  void client.invalidateQueries({ queryKey: ['project'] })
  responses[0]?.('before the change')
  await eventually(() => responses.length === 2)
  expect(data()).toBe('before the change')
  responses[1]?.('after the change')
  await eventually(() => data() === 'after the change')
  await settle()
  expect(responses).toHaveLength(2)
  stop()
})

it('a first request is not repeated without an invalidation, or when the caller keeps running requests', async () => {
  const { client, responses, stop, data } = observe()
  void client.invalidateQueries({ queryKey: ['project'] }, { cancelRefetch: false })
  responses[0]?.('current')
  await eventually(() => data() === 'current')
  await settle()
  expect(responses).toHaveLength(1)
  stop()
})

it('an invalidated first request that is cancelled is not repeated', async () => {
  const { client, responses, stop } = observe()
  const invalidated = client.invalidateQueries({ queryKey: ['project'] })
  stop()
  await client.cancelQueries({ queryKey: ['project'] })
  await invalidated
  expect(responses).toHaveLength(1)
})

it('a sign-out waits for the changes on their way, also for those that are sent one after the other', async () => {
  const client = createQueryClient()
  const respond: (() => void)[] = []
  const move = () =>
    new MutationObserver(client, {
      scope: { id: 'moves' },
      mutationFn: () => new Promise<void>((resolve) => respond.push(resolve)),
    }).mutate()
  void move()
  void move()
  const remove = beforeSignOut(() => whenMutationsSettle(client))
  let isOver = false
  const tasks = runSignOutTasks().then(() => (isOver = true))
  await eventually(() => respond.length === 1)
  respond[0]?.()
  await eventually(() => respond.length === 2)
  await settle()
  expect(isOver).toBe(false)
  respond[1]?.()
  await tasks
  expect(client.isMutating()).toBe(0)
  remove()
})
