import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { useOptimisticLock } from './use-optimistic-lock.ts'

type Thing = { name: string; revision: number }
const refusal = (status: number, code: string, fields: Record<string, string> = {}) =>
  new ApiError({ status, code, message: 'refused', fields, body: undefined })

const started = (latest: Thing | null) =>
  renderHook(() => {
    const form = useForm({ defaultValues: { name: 'mine' } })
    // Read during render, because the form only notifies about state that was read.
    const { errors } = form.formState
    const revised = useOptimisticLock({
      form,
      start: { name: 'old', revision: 1 } as Thing,
      valuesOf: ({ name }) => ({ name }),
      latest: () => latest,
    })
    return { form, errors, ...revised }
  })

const attempt = async (hook: ReturnType<typeof started>, fail: unknown) => {
  const revisions: number[] = []
  await act(() =>
    hook.result.current.attempt(async ({ revision }) => {
      revisions.push(revision)
      if (fail) throw fail
    }),
  )
  return revisions
}

describe('a form over a thing that others change too', () => {
  it('saves against the state it began from', async () => {
    const hook = started(null)
    expect(await attempt(hook, null)).toEqual([1])
    expect(hook.result.current.conflict).toBeNull()
  })

  it('sets aside what they saved, and saves mine over it only once that was chosen', async () => {
    const hook = started({ name: 'theirs', revision: 2 })
    await attempt(hook, refusal(409, 'conflict'))
    expect(hook.result.current.conflict?.theirs).toEqual({ name: 'theirs', revision: 2 })
    expect(hook.result.current.base.revision).toBe(1)
    act(() => hook.result.current.conflict?.onKeepMine())
    expect(hook.result.current.form.getValues()).toEqual({ name: 'mine' })
    expect(await attempt(hook, null)).toEqual([2])
  })

  it('shows theirs when that was chosen', async () => {
    const hook = started({ name: 'theirs', revision: 2 })
    await attempt(hook, refusal(409, 'conflict'))
    act(() => hook.result.current.conflict?.onTakeTheirs())
    expect(hook.result.current.form.getValues()).toEqual({ name: 'theirs' })
    expect(hook.result.current.conflict).toBeNull()
  })

  it('shows any other refusal at its field', async () => {
    const hook = started({ name: 'theirs', revision: 2 })
    await attempt(hook, refusal(422, 'invalid', { name: 'too long' }))
    expect(hook.result.current.conflict).toBeNull()
    expect(hook.result.current.errors.name?.message).toBe('too long')
  })

  it('says so when the newer state cannot be had', async () => {
    const hook = started(null)
    await attempt(hook, refusal(409, 'conflict'))
    expect(hook.result.current.conflict).toBeNull()
    expect(hook.result.current.errors.root?.message).toBe('refused')
  })
})
