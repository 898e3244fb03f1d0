import { MutationObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { beforeSignOut, runSignOutTasks } from '../auth/sign-out-tasks.ts'
import { createQueryClient, whenMutationsSettle } from './query-client.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

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
