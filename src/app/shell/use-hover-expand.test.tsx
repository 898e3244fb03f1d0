import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useHoverExpand } from './use-hover-expand.ts'

function Column() {
  const { isPeeking, handlers } = useHoverExpand(true)
  return (
    <nav data-peeking={isPeeking} {...handlers}>
      <button type="button">Item</button>
    </nav>
  )
}

const move = () => fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' })
const isPeeking = () => screen.getByRole('navigation').getAttribute('data-peeking') === 'true'

it('a pointer that is inside already when the column appears expands it with its first move', async () => {
  render(<Column />)
  move()
  await expect.poll(isPeeking).toBe(true)
})

it('Escape closes the column until the pointer has left it', async () => {
  render(<Column />)
  move()
  await expect.poll(isPeeking).toBe(true)
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowDown' })
  expect(isPeeking()).toBe(true)
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
  expect(isPeeking()).toBe(false)
  move()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isPeeking()).toBe(false)
  fireEvent.pointerOut(screen.getByRole('button'), { pointerType: 'mouse' })
  move()
  await expect.poll(isPeeking).toBe(true)
})
