import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
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

describe('useOptimisticLock', () => {
  it('saves against the row that it was loaded from', async () => {
    const hook = started(null)
    expect(await attempt(hook, null)).toEqual([1])
    expect(hook.result.current.conflict).toBeNull()
  })

  it('keeps the other user’s version, and overwrites it only after the user chose so', async () => {
    const hook = started({ name: 'theirs', revision: 2 })
    await attempt(hook, refusal(409, 'conflict'))
    expect(hook.result.current.conflict?.theirs).toEqual({ name: 'theirs', revision: 2 })
    expect(hook.result.current.base.revision).toBe(1)
    act(() => hook.result.current.conflict?.onKeepMine())
    expect(hook.result.current.form.getValues()).toEqual({ name: 'mine' })
    expect(await attempt(hook, null)).toEqual([2])
  })

  it('R-563: keeps only the fields that the user has changed, and names what the other user changed', async () => {
    type Row = { name: string; note: string; revision: number }
    const now: Row = { name: 'theirs', note: 'newer', revision: 2 }
    const hook = renderHook(() => {
      const form = useForm({ defaultValues: { name: 'old', note: 'old' } })
      const start: Row = { name: 'old', note: 'old', revision: 1 }
      const valuesOf = ({ name, note }: Row) => ({ name, note })
      return { form, ...useOptimisticLock({ form, start, valuesOf, latest: () => now }) }
    })
    act(() => hook.result.current.form.setValue('name', 'mine'))
    const late = new ApiError({
      status: 409,
      code: 'conflict',
      message: 'refused',
      body: { changedBy: 'Nadia Petrov' },
    })
    await act(() => hook.result.current.attempt(() => Promise.reject(late)))
    expect(hook.result.current.conflict).toMatchObject({
      changedBy: 'Nadia Petrov',
      changed: ['name', 'note'],
    })
    act(() => hook.result.current.conflict?.onKeepMine())
    expect(hook.result.current.form.getValues()).toEqual({ name: 'mine', note: 'newer' })
    expect(hook.result.current.base.revision).toBe(2)
  })

  it('loads the other user’s version when the user chose it', async () => {
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

  it('reports when the current row cannot be loaded', async () => {
    const hook = started(null)
    await attempt(hook, refusal(409, 'conflict'))
    expect(hook.result.current.conflict).toBeNull()
    expect(hook.result.current.errors.root?.message).toBe('ui.refused.conflict')
  })
})
