import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ui from '../../locales/en/ui.json'
import { InlineLazyBoundary } from './inline-lazy-boundary.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { system } from './theme/system.ts'

const load = vi.fn(async () => () => <p>The letter</p>)
const connect = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const onFail = vi.fn()

function show() {
  const Part = lazyWithRetry(load)
  return render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <p>The list</p>
        <InlineLazyBoundary
          fallback={<p>On its way</p>}
          frame={(notice) => (
            <>
              <button type="button">Back</button>
              {notice}
            </>
          )}
          onFail={onFail}
        >
          <Part />
        </InlineLazyBoundary>
      </IntlProvider>
    </ChakraProvider>,
    { onCaughtError: () => undefined },
  )
}

beforeEach(() => {
  load.mockReset().mockImplementation(async () => () => <p>The letter</p>)
})
afterEach(() => {
  onFail.mockReset()
})

describe('a part of a page that comes later', () => {
  it('stands in its place when it has arrived', async () => {
    show()
    expect(screen.getByText('On its way')).toBeVisible()
    expect(await screen.findByText('The letter')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(onFail).not.toHaveBeenCalled()
  })

  it('and cannot be had, says so in its place and comes with another try', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('has been updated')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(screen.getByText('The list')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
    expect(onFail).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The letter')).toBeVisible()
  })

  it('comes by itself when the connection does, and offers no reload before, which would lose the page', async () => {
    connect(false)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    connect(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('The letter')).toBeVisible()
  })

  it('and breaks, is not said to be missing', async () => {
    load.mockImplementationOnce(async () => () => {
      throw new Error('a fault of ours')
    })
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('went wrong')
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  })
})
