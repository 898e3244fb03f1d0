import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { itemFixture } from '../../../../tests/support/items.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { useItemEdits } from './use-item-edits.ts'

it.each(['title', 'synopsis'] as const)(
  'a %s that is not saved stays in its field (R-842)',
  async (field) => {
    const save = vi.fn().mockResolvedValueOnce(null).mockResolvedValue({})
    const actions = { rename: save, setSynopsis: save } as unknown as ItemActions
    const { result } = renderHook(() => useItemEdits(itemFixture({ id: 'ebb' }), actions))
    act(() => result.current[field].start())
    act(() => result.current[field].type('Neap'))
    await act(() => result.current[field].commit())
    expect(result.current[field].draft).toEqual({ text: 'Neap', hasFailed: true })
    await act(() => result.current[field].commit())
    expect(result.current[field].draft).toBeNull()
    expect(save).toHaveBeenCalledTimes(2)
  },
)
