import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import messages from '../../../../../locales/en/manuscripts.json'
import { itemQuery } from '../../api/items.ts'
import { usePrintAll } from './use-print-all.ts'

const texts = Array.from({ length: 8 }, (_, index) => itemQuery('m', `${index}`))
const print = vi.fn()
let asked: number
let answer: () => Promise<Response>

beforeEach(() => {
  asked = 0
  print.mockReset()
  answer = async () => Response.json({ item: { id: '0', revision: 1, comments: [] } })
  vi.stubGlobal('print', print)
  vi.stubGlobal('fetch', () => {
    asked += 1
    return answer()
  })
})

const show = () =>
  renderHook(() => usePrintAll(texts), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={messages}>
          {children}
        </IntlProvider>
      </QueryClientProvider>
    ),
  })
const pressPrint = (times = 1) =>
  act(async () => {
    for (let press = 0; press < times; press += 1)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true }))
  })

it('Ctrl+P pressed twice loads every text once and prints once', async () => {
  show()
  await pressPrint(2)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(asked).toBe(texts.length)
})

it('texts that cannot be loaded do not keep the rest from printing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  show()
  await pressPrint()
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

it('a view that was left while its texts load does not print the next screen', async () => {
  let respond: () => void = () => undefined
  const response = answer
  answer = async () => {
    await new Promise<void>((resolve) => {
      respond = resolve
    })
    return response()
  }
  const { unmount } = show()
  await pressPrint()
  unmount()
  await act(async () => respond())
  expect(print).not.toHaveBeenCalled()
})

it('the button loads every text before it prints', async () => {
  const { result } = show()
  await act(() => result.current.print())
  expect(asked).toBe(texts.length)
  expect(print).toHaveBeenCalledOnce()
})
