import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { system } from '../theme/system.ts'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const Part = () => <p>The message</p>
const Throwing = (): ReturnType<typeof Part> => {
  throw new Error('a fault of ours')
}
const load = vi.fn(async () => ({ Part }))
const connect = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const onFail = vi.fn()

function show() {
  const LazyPart = lazyWithRetry(load, 'Part')
  return render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <p>The list</p>
        <LazyBoundary
          failure="inline"
          fallback={<p>Loading</p>}
          frame={(notice) => (
            <>
              <button type="button">Back</button>
              {notice}
            </>
          )}
          onFail={onFail}
        >
          <LazyPart />
        </LazyBoundary>
      </IntlProvider>
    </ChakraProvider>,
    { onCaughtError: () => undefined },
  )
}

beforeEach(() => {
  load.mockReset().mockImplementation(async () => ({ Part }))
})
afterEach(() => {
  onFail.mockReset()
})

describe('LazyBoundary with an inline error', () => {
  it('shows the component when it has loaded', async () => {
    show()
    expect(screen.getByText('Loading')).toBeVisible()
    expect(await screen.findByText('The message')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(onFail).not.toHaveBeenCalled()
  })

  it('shows the error in place of the component and loads again on request', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('has been updated')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(screen.getByText('The list')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
    expect(onFail).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The message')).toBeVisible()
  })

  it('offers no reload while offline and loads again when the connection returns', async () => {
    connect(false)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    connect(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('The message')).toBeVisible()
  })

  it('offers no reload for a component that throws', async () => {
    load.mockImplementationOnce(async () => ({ Part: Throwing }))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('went wrong')
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  })

  it('offers to reload when it still fails with a connection, because a file it imports failed', async () => {
    const failure = 'Failed to fetch dynamically imported module:'
    // A module that fails in the same way under each address.
    const code = encodeURIComponent(`throw new TypeError('${failure} ${location.href}')//`)
    load.mockRejectedValue(new TypeError(`${failure} data:text/javascript,${code}`))
    const headers = { 'content-type': 'text/javascript' }
    vi.stubGlobal('fetch', async () => new Response(null, { headers }))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Reload the page to open it.')
  })
})

describe('a component of lazyWithRetry', () => {
  it('is not preloaded offline, where the browser would remember the failure', () => {
    const LazyPart = lazyWithRetry(load, 'Part')
    connect(false)
    LazyPart.preload()
    expect(load).not.toHaveBeenCalled()
    connect(true)
    LazyPart.preload()
    expect(load).toHaveBeenCalledOnce()
  })
})
