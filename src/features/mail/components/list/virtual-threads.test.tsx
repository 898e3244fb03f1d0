import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { testThread } from '../../model/test-threads.ts'
import { VirtualThreads } from './virtual-threads.tsx'

const lines = Array.from({ length: 60 }, (_, index) => ({ thread: testThread(index + 1) }))

// jsdom has no layout, so the test sets the size of the list; 576 px show six rows of 104 px.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(576)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(104)
})

const show = (onEnd = vi.fn()) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <ChakraProvider value={system}>
        <VirtualThreads
          lines={lines}
          label="Inbox"
          total={200}
          hasMore
          onEnd={onEnd}
          rowHeight={104}
          scroller={null}
        >
          {({ thread }) => thread.threadId}
        </VirtualThreads>
      </ChakraProvider>
    </IntlProvider>,
  )

const heightOf = () => screen.getByRole('list', { name: 'Inbox' }).style.height

describe('VirtualThreads', () => {
  it('renders only the rows near the first screen', () => {
    show()
    expect(heightOf()).toBe(`${60 * 104}px`)
    const rows = screen.getAllByRole('listitem')
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.length).toBeLessThan(12)
    expect(rows[0]).toHaveAttribute('aria-setsize', '200')
  })

  it('requests the next page only near the end of the loaded rows', () => {
    const onEnd = vi.fn()
    show(onEnd)
    expect(onEnd).not.toHaveBeenCalled()
  })
})
