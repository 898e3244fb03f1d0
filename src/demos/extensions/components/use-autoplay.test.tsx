import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAutoplay } from './use-autoplay.ts'

const onNext = vi.fn()
const motion = vi.fn()

function Carousel() {
  const { isPlaying, toggle, holders } = useAutoplay(onNext)
  return (
    <section aria-label="Slides" {...holders}>
      <button type="button" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
    </section>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  onNext.mockClear()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: motion(query) === true }))
  motion.mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('useAutoplay (R-495)', () => {
  it('moves on every four seconds', () => {
    render(<Carousel />)
    pass(3900)
    expect(onNext).not.toHaveBeenCalled()
    pass(200)
    expect(onNext).toHaveBeenCalledOnce()
    pass(8000)
    expect(onNext).toHaveBeenCalledTimes(3)
  })

  it('waits while the pointer or the focus is inside', () => {
    render(<Carousel />)
    const slides = screen.getByRole('region', { name: 'Slides' })
    fireEvent.pointerEnter(slides)
    pass(9000)
    fireEvent.pointerLeave(slides)
    act(() => screen.getByRole('button').focus())
    pass(9000)
    expect(onNext).not.toHaveBeenCalled()
    act(() => screen.getByRole('button').blur())
    pass(4100)
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('can be paused, and starts paused under reduced motion', () => {
    const { unmount } = render(<Carousel />)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    pass(9000)
    unmount()
    motion.mockReturnValue(true)
    render(<Carousel />)
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
    pass(9000)
    expect(onNext).not.toHaveBeenCalled()
  })
})
