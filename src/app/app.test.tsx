import type { UserData } from '@contract/session.ts'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { createAbility } from '@/lib/auth/ability.ts'
import { runSignOutTasks } from '@/lib/auth/sign-out-tasks.ts'
import { toast, undoLastAction } from '@/ui/feedback/toaster.tsx'
import { eventually } from '../../tests/support/eventually.ts'
import { queryClient } from './app.tsx'

afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
})

/** Starts changes of one scope, whose responses the test sends. */
function change() {
  const respond: (() => void)[] = []
  const mutationFn = () => new Promise<void>((resolve) => respond.push(resolve))
  const start = () => {
    return new MutationObserver(queryClient, { scope: { id: 'moves' }, mutationFn }).mutate()
  }
  return { start, respond }
}
const signIn = (uid: string | null) => {
  const { ability } = sessionStore.get()
  if (uid === null) sessionStore.set({ status: 'signed-out', user: null, ability })
  else sessionStore.set({ status: 'signed-in', user: { uid } as UserData, ability })
}
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

it('a reload asks while a change waits for another one, and not for a change that runs alone', async () => {
  const { start, respond } = change()
  expect(asks()).toBe(false)
  const first = start()
  await eventually(() => respond.length === 1)
  expect(asks()).toBe(false)
  const second = start()
  expect(asks()).toBe(true)
  respond[0]?.()
  await first
  await eventually(() => respond.length === 2)
  expect(asks()).toBe(false)
  respond[1]?.()
  await second
  expect(asks()).toBe(false)
})

it('a reload asks while a change waits for the connection', async () => {
  const { start, respond } = change()
  onlineManager.setOnline(false)
  const saved = start()
  expect(asks()).toBe(true)
  onlineManager.setOnline(true)
  await eventually(() => respond.length === 1)
  expect(asks()).toBe(false)
  respond[0]?.()
  await saved
})

it('a sign-out waits for the changes on their way', async () => {
  const { start, respond } = change()
  void start()
  await eventually(() => respond.length === 1)
  let isOver = false
  const tasks = runSignOutTasks().then(() => (isOver = true))
  await settle()
  expect(isOver).toBe(false)
  respond[0]?.()
  await tasks
  expect(queryClient.isMutating()).toBe(0)
})

it('a change that waits at a sign-out is sent when the same person signs in again, by no other (R-505)', async () => {
  const { start, respond } = change()
  signIn('u')
  onlineManager.setOnline(false)
  const saved = start()
  signIn(null)
  await settle()
  onlineManager.setOnline(true)
  signIn('v')
  await settle()
  expect(respond).toHaveLength(0)
  expect(asks()).toBe(true)
  signIn(null)
  signIn('u')
  await eventually(() => respond.length === 1)
  respond[0]?.()
  await saved
  expect(asks()).toBe(false)
})

it('rows that say what their reader may do are read again when the rules of the reader change (R-1000, R-1003)', () => {
  const withRule = (action: string) =>
    sessionStore.set({
      status: 'signed-in',
      user: { uid: 'u' } as UserData,
      ability: createAbility([{ action, subject: 'profiles' }]),
    })
  const isStale = (key: string) => queryClient.getQueryState([key, 'list'])?.isInvalidated
  withRule('read')
  const keys = ['users', 'companies', 'projects', 'chat']
  for (const key of keys) queryClient.setQueryData([key, 'list'], {})
  withRule('read')
  expect(keys.map(isStale)).toEqual([false, false, false, false])
  withRule('update')
  expect(keys.map(isStale)).toEqual([true, true, true, false])
})

it('an undo is not offered after the sign-out of the person who acted', () => {
  signIn('u')
  const undo = vi.fn()
  toast.undo('Archived', 'Undo', undo)
  signIn(null)
  signIn('v')
  expect(undoLastAction()).toBe(false)
  expect(undo).not.toHaveBeenCalled()
})
