import messages from '@locales/en/editor.json'
import { act, renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import type { Thread } from '../../model/note-order.ts'
import { useCommentActions } from './use-comment-actions.ts'

type Context = Parameters<typeof useCommentActions>[0]
const thread = { id: 'lamp' } as Thread
let undo: ReturnType<typeof vi.spyOn>
let failed: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  undo = vi.spyOn(toast, 'undo').mockReturnValue(undefined as never)
  failed = vi.spyOn(toast, 'error').mockReturnValue(undefined as never)
})

function use(given: Partial<Context> = {}) {
  const context = {
    access: 'owner',
    canWrite: true,
    change: vi.fn(async () => undefined),
    returnFocus: vi.fn(),
    focusAfterDelete: () => null,
    ...given,
  } as Context
  const { result } = renderHook(() => useCommentActions(context), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={messages}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </IntlProvider>
    ),
  })
  return { ...context, actions: result.current }
}

it.each([
  ['owner', true, true],
  ['admin', true, true],
  ['editor', true, false],
  ['viewer', false, false],
  ['owner', false, false],
] as const)('R-941: %s (may write: %s) deletes the entries of others: %s', (access, canWrite, mayDelete) => {
  expect(use({ access, canWrite }).actions.mayDeleteAll).toBe(mayDelete)
})

it('R-940: a resolved thread is offered back, a reopened one is not', async () => {
  const { actions, change, returnFocus } = use()
  await act(() => actions.resolve(thread, true))
  expect(undo).toHaveBeenCalledOnce()
  expect(returnFocus).toHaveBeenCalledOnce()
  await act(async () => undo.mock.calls[0]?.[2]())
  expect(change).toHaveBeenLastCalledWith({ action: 'resolve', id: 'lamp', isResolved: false })
  await act(() => actions.resolve(thread, false))
  expect(undo).toHaveBeenCalledOnce()
})

it('R-940, R-941: a failed change is reported, and offers nothing', async () => {
  const { actions, returnFocus } = use({ change: () => Promise.reject(new Error('lost')) })
  await act(() => actions.resolve(thread, true))
  expect(await act(() => actions.reply(thread, 'r', 'Blue.'))).toBe(false)
  expect(failed).toHaveBeenCalledTimes(2)
  expect([undo.mock.calls, vi.mocked(returnFocus).mock.calls]).toEqual([[], []])
})
