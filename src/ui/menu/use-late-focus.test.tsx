import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useLateFocus } from './use-late-focus.ts'

/** A menu whose list stays in the document when it is closed, as while it fades out. */
function Opened({ isOpen }: { isOpen: boolean }) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <>
      <button id="opener" type="button">
        Open
      </button>
      <div ref={content} role="menu" tabIndex={-1} {...useLateFocus(isOpen, 'opener', content)} />
    </>
  )
}
const button = () => screen.getByRole('button', { name: 'Open' })

it('a menu that closes with the focus in it returns the focus to its button', () => {
  const { rerender } = render(<Opened isOpen />)
  screen.getByRole('menu').focus()
  expect(screen.getByRole('menu')).toHaveFocus()
  rerender(<Opened isOpen={false} />)
  expect(button()).toHaveFocus()
})

it('a focus that arrives after the menu has closed goes to its button', () => {
  const { rerender } = render(<Opened isOpen />)
  rerender(<Opened isOpen={false} />)
  screen.getByRole('menu').focus()
  expect(button()).toHaveFocus()
})
