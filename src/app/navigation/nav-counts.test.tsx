import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setNavCount, shownCount, useNavCount } from './nav-counts.ts'

describe('shownCount', () => {
  it.each([
    [0, ''],
    [-1, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('shows %i as %j', (count, wanted) => expect(shownCount(count, String)).toBe(wanted))
})

describe('useNavCount', () => {
  it('renders again for the counts of its own items only', () => {
    let renders = 0
    const { result } = renderHook(() => {
      renders += 1
      return useNavCount('mail.app', 'chat.app')
    })
    act(() => setNavCount('projects.list', 4))
    expect(renders).toBe(1)
    act(() => setNavCount('mail.app', 2))
    act(() => setNavCount('chat.app', 3))
    expect(result.current).toBe(5)
    expect(renders).toBe(3)
  })
})
