import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSuggestions } from './use-suggestions.ts'

const suggest = () => {
  const onPick = vi.fn()
  const { result } = renderHook(() =>
    useSuggestions({ query: 'ma', options: ['Marc', 'Mara'], keyOf: (name) => name, onPick }),
  )
  return { result, onPick }
}
const enter = (isComposing: boolean) => new KeyboardEvent('keydown', { key: 'Enter', isComposing })
const keys = {
  browser: enter,
  React: (isComposing: boolean) => ({
    key: 'Enter',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    preventDefault: () => undefined,
    stopPropagation: () => undefined,
    nativeEvent: enter(isComposing),
  }),
}

it.each(['browser', 'React'] as const)(
  'R-1019: Enter that ends the word of an input method picks nothing, as an event of the %s',
  (source) => {
    const { result, onPick } = suggest()
    expect(result.current.handleKey(keys[source](true))).toBe(false)
    expect(onPick).not.toHaveBeenCalled()
    act(() => expect(result.current.handleKey(keys[source](false))).toBe(true))
    expect(onPick).toHaveBeenCalledWith('Marc')
  },
)
