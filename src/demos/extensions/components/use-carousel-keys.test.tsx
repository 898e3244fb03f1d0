import { LocaleProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCarouselKeys } from './use-carousel-keys.ts'

const move = vi.fn()
const library = vi.fn()

function Slides({ isVertical }: { isVertical: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the slides scroll.
    <div ref={useCarouselKeys(isVertical, move)} data-testid="slides" tabIndex={0}>
      <button type="button" data-testid="buy">
        Buy
      </button>
    </div>
  )
}

function press(key: string, locale: string, isVertical = false, target = 'slides') {
  const { unmount } = render(
    <LocaleProvider locale={locale}>
      <Slides isVertical={isVertical} />
    </LocaleProvider>,
  )
  window.addEventListener('keydown', library, { capture: true })
  fireEvent.keyDown(screen.getByTestId(target), { key })
  unmount()
}

beforeEach(() => {
  move.mockReset()
  library.mockReset()
})
afterEach(() => window.removeEventListener('keydown', library, { capture: true }))

describe('the arrow keys of a carousel (R-495)', () => {
  it.each([
    ['ArrowRight', 'en-GB', false, 1],
    ['ArrowLeft', 'en-GB', false, -1],
    ['ArrowRight', 'ar-EG', false, -1],
    ['ArrowLeft', 'ar-EG', false, 1],
    ['ArrowDown', 'ar-EG', true, 1],
    ['ArrowUp', 'en-GB', true, -1],
  ] as const)('%s in %s, vertical: %s, moves by %s, once', (key, locale, isVertical, step) => {
    press(key, locale, isVertical)
    expect(move.mock.calls).toEqual([[step]])
    expect(library).not.toHaveBeenCalled()
  })

  it('are left to a control inside a slide', () => {
    press('ArrowRight', 'en-GB', false, 'buy')
    expect(move).not.toHaveBeenCalled()
    expect(library).toHaveBeenCalled()
  })
})
