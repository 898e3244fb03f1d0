import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createDraft, useTextDraft } from './create-draft.ts'

type Order = { qty: number }
const parse = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'qty' in stored ? (stored as Order) : null
const order = (storage?: () => Storage) => createDraft<Order>('order', parse, storage)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('a draft is found again until it is cleared', () => {
  order().save({ qty: 2 })
  expect(order().load()).toEqual({ qty: 2 })
  order().clear()
  expect(order().load()).toBeNull()
})

it.each(['{', '7', 'null', '{"other":1}'])('the stored text %s is no draft', (text) => {
  localStorage.setItem('order', text)
  expect(order().load()).toBeNull()
})

it('a draft of a tab is not kept on the device', () => {
  order(() => sessionStorage).save({ qty: 2 })
  expect([order(() => sessionStorage).load(), order().load()]).toEqual([{ qty: 2 }, null])
})

it('a browser that refuses storage keeps no draft', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = order(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  refused.save({ qty: 2 })
  expect(refused.load()).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

it('the text of a field is stored at each change, and an empty text is removed', () => {
  const { result } = renderHook(() => useTextDraft('note'))
  act(() => result.current[1]('Dear'))
  expect(result.current[0]).toBe('Dear')
  expect(renderHook(() => useTextDraft('note')).result.current[0]).toBe('Dear')
  act(() => result.current[1](''))
  expect(localStorage.length).toBe(0)
})
