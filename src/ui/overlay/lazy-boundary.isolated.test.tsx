import { act, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { toast } from '../feedback/toaster.tsx'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'

vi.mock('../feedback/toaster.tsx', () => ({ toast: { error: vi.fn() } }))

const Gone = lazyWithRetry<{ Part: () => null }, 'Part'>(
  () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  'Part',
)
const Part = () => 'Here it is'
const Throwing = (): string => {
  throw new Error('a fault of ours')
}
const report = vi.fn()
const show = (props: { onFail?: () => void; failure?: 'silent' }) =>
  render(
    <IntlProvider locale="en" messages={ui}>
      <p>The page</p>
      <LazyBoundary {...props}>
        <Gone />
      </LazyBoundary>
    </IntlProvider>,
    { onCaughtError: report },
  )

afterEach(() => {
  vi.clearAllMocks()
})

describe('LazyBoundary with a toast or silent', () => {
  it('fails alone: it keeps the page, reports the error, shows a toast and calls onFail', async () => {
    const onFail = vi.fn()
    show({ onFail })
    await waitFor(() => expect(onFail).toHaveBeenCalledOnce())
    expect(screen.getByText('The page')).toBeVisible()
    expect(report).toHaveBeenCalledOnce()
    expect(toast.error).toHaveBeenCalledWith(
      expect.objectContaining({ action: expect.objectContaining({ label: 'Reload' }) }),
    )
  })

  it('offers no reload while offline, which would lose the page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show({})
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    expect(toast.error).not.toHaveBeenCalledWith(expect.objectContaining({ action: expect.anything() }))
  })

  it('does not claim that the person is offline when only the file cannot be loaded', async () => {
    // The connection returns after the failed import.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true).mockReturnValueOnce(false)
    const error = new TypeError('Failed to fetch dynamically imported module: http://localhost/part.js')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const Unreachable = lazyWithRetry<{ Part: () => null }, 'Part'>(() => Promise.reject(error), 'Part')
    render(
      <IntlProvider locale="en" messages={ui}>
        <LazyBoundary>
          <Unreachable />
        </LazyBoundary>
      </IntlProvider>,
      { onCaughtError: report },
    )
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce(), { timeout: 5000 })
    expect(toast.error).toHaveBeenCalledWith(
      expect.objectContaining({
        description: 'Check your connection and try again, or reload the page.',
        action: expect.objectContaining({ label: 'Reload' }),
      }),
    )
  })

  it('does not offer a reload for a component that throws', async () => {
    const Broken = lazyWithRetry(async () => ({ Part: Throwing }), 'Part')
    render(
      <IntlProvider locale="en" messages={ui}>
        <LazyBoundary>
          <Broken />
        </LazyBoundary>
      </IntlProvider>,
      { onCaughtError: report },
    )
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    expect(toast.error).toHaveBeenCalledWith({
      title: 'This could not be opened',
      description: 'Something went wrong. Try again.',
    })
  })

  it('shows no toast for a silent component', async () => {
    show({ failure: 'silent' })
    await waitFor(() => expect(report).toHaveBeenCalledOnce())
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('loads again once in each new attempt', async () => {
    const load = vi.fn(async () => ({ Part }))
    const LazyPart = lazyWithRetry(load, 'Part')
    const wish = (key: string) => (
      <IntlProvider locale="en" messages={ui}>
        <LazyBoundary key={key} failure="silent">
          <LazyPart />
        </LazyBoundary>
      </IntlProvider>
    )
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { rerender } = render(wish('offline'), { onCaughtError: report })
    await waitFor(() => expect(report).toHaveBeenCalledOnce())
    rerender(wish('offline'))
    expect(load).toHaveBeenCalledTimes(1)
    rerender(wish('online'))
    expect(await screen.findByText('Here it is')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads in the background when the connection returns', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(async () => ({ Part }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const LazyPart = lazyWithRetry(load, 'Part')
    render(
      <IntlProvider locale="en" messages={ui}>
        <LazyBoundary failure="silent">
          <LazyPart />
        </LazyBoundary>
      </IntlProvider>,
      { onCaughtError: report },
    )
    await waitFor(() => expect(report).toHaveBeenCalledOnce())
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Here it is')).toBeVisible()
  })

  it('reports nothing for a failed preload', async () => {
    expect(Gone.preload()).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve))
    expect(report).not.toHaveBeenCalled()
  })
})
