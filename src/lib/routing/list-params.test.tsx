import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useListParams } from './list-params.ts'

describe('useListParams', () => {
  it('keeps both of two changes made before the URL has changed', () => {
    const { result } = renderHook(
      () => ({
        list: useListParams({ sortBy: 'name', orderBy: 'asc' }, ['role', 'status']),
        address: useLocation().search,
      }),
      { wrapper: ({ children }) => <MemoryRouter initialEntries={['/?page=3']}>{children}</MemoryRouter> },
    )
    expect(result.current.list.state.page).toBe(3)
    act(() => {
      result.current.list.set({ role: 'client' })
      result.current.list.set({ status: 'active' })
    })
    expect(Object.fromEntries(new URLSearchParams(result.current.address))).toEqual({
      role: 'client',
      status: 'active',
    })
  })
})
