import { act, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import ui from '../../locales/en/ui.json'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { toast } from './toaster.tsx'

vi.mock('./toaster.tsx', () => ({ toast: { error: vi.fn() } }))

const Gone = lazyWithRetry(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
const report = vi.fn()
const show = (props: { onFail?: () => void; isQuiet?: boolean }) =>
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

describe('a part of the frame that cannot be loaded', () => {
  it('fails alone: the page stands, the failure is recorded and told, and things are put back', async () => {
    const onFail = vi.fn()
    show({ onFail })
    await waitFor(() => expect(onFail).toHaveBeenCalledOnce())
    expect(screen.getByText('The page')).toBeVisible()
    expect(report).toHaveBeenCalledOnce()
    expect(toast.error).toHaveBeenCalledWith(
      expect.objectContaining({ action: expect.objectContaining({ label: 'Reload' }) }),
    )
  })

  it('offers no loading anew without a connection, which would lose the page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show({})
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    expect(toast.error).not.toHaveBeenCalledWith(expect.objectContaining({ action: expect.anything() }))
  })

  it('is not said to be of a newer version when it is here and breaks', async () => {
    const Broken = lazyWithRetry(async () => () => {
      throw new Error('a fault of ours')
    })
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

  it('says nothing of a part nobody asked for', async () => {
    show({ isQuiet: true })
    await waitFor(() => expect(report).toHaveBeenCalledOnce())
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('is asked for again when it is next wished for, once in each attempt', async () => {
    const load = vi.fn(async () => () => 'Here it is')
    const Part = lazyWithRetry(load)
    const wish = (key: string) => (
      <IntlProvider locale="en" messages={ui}>
        <LazyBoundary key={key} isQuiet>
          <Part />
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
    const load = vi.fn(async () => () => 'Here it is')
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const Part = lazyWithRetry(load)
    render(
      <IntlProvider locale="en" messages={ui}>
        <LazyBoundary isQuiet>
          <Part />
        </LazyBoundary>
      </IntlProvider>,
      { onCaughtError: report },
    )
    await waitFor(() => expect(report).toHaveBeenCalledOnce())
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Here it is')).toBeVisible()
  })

  it('asked for ahead of time and not to be had, fails nothing', async () => {
    expect(Gone.preload()).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve))
    expect(report).not.toHaveBeenCalled()
  })
})
