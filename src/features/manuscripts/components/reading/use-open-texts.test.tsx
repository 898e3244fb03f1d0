import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOpenTexts, withIndex } from './use-open-texts.ts'

it('R-891: the text with the caret is rendered with those near the view, in order', () => {
  expect(withIndex(-1, [3, 4])).toEqual([3, 4])
  expect(withIndex(4, [3, 4])).toEqual([3, 4])
  expect(withIndex(1, [3, 4])).toEqual([1, 3, 4])
})

it('R-890: an opened text stays open, and one text has the caret', () => {
  const { result } = renderHook(() => useOpenTexts())
  act(() => result.current.open('a', { x: 1, y: 2 }))
  act(() => result.current.open('b', { x: 0, line: 'first' }))
  expect([...result.current.ids]).toEqual(['a', 'b'])
  expect(result.current.active).toEqual({ id: 'b', caret: { x: 0, line: 'first' } })
  act(() => result.current.activate('a'))
  expect(result.current.active).toEqual({ id: 'a', caret: null })
  act(() => result.current.closeAll())
  expect(result.current.active).toBeNull()
})
