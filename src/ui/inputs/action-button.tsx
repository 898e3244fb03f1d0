import { Button, type ButtonProps, VisuallyHidden } from '@chakra-ui/react'
import { type MouseEvent, type MouseEventHandler, useId, useRef, useState } from 'react'
import { Tooltip } from '../tips/tooltip.tsx'
import { IconButton } from './icon-button.tsx'

export type ActionButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** The accessible name of an icon button, also its tooltip. */
  label?: string
  /** Why the action is not possible now: the button stays focusable and shows this instead of acting. */
  disabledReason?: string | undefined
  /** The button ignores presses until a returned promise settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

/** A button that runs an action, once at a time, and that the state of its object can make impossible. */
export function ActionButton({ label, disabledReason, onClick, children, ...props }: ActionButtonProps) {
  const id = useId()
  const { isPending, press } = usePress(onClick)
  const button = { ...props, ...(isPending ? { 'aria-disabled': true } : {}), onClick: press }
  if (label !== undefined)
    return (
      <IconButton {...button} label={label} disabledReason={disabledReason}>
        {children}
      </IconButton>
    )
  if (disabledReason === undefined) return <Button {...button}>{children}</Button>
  return (
    <>
      <Tooltip label={disabledReason}>
        <Button {...props} aria-disabled aria-describedby={id}>
          {children}
        </Button>
      </Tooltip>
      <VisuallyHidden id={id}>{disabledReason}</VisuallyHidden>
    </>
  )
}

function usePress(onClick: ActionButtonProps['onClick']) {
  const [isPending, setPending] = useState(false)
  // A second click can come before the button is rendered as pending.
  const isRunning = useRef(false)
  const press: MouseEventHandler<HTMLButtonElement> = (event) => {
    if (isRunning.current) return
    const result = onClick?.(event)
    if (!(result instanceof Promise)) return
    isRunning.current = true
    setPending(true)
    const release = ignoreClicks(event)
    void result.finally(() => {
      isRunning.current = false
      setPending(false)
      setTimeout(release, settleMs)
    })
  }
  return { isPending, press }
}

/** How long after an action a click counts as the second of a double click. */
const settleMs = 1000
/** How far, in pixels, the pointer moves before it aims at something else. */
const aimPx = 6

/**
 * Ignores clicks on a pressed button and at its point until the pointer moves: a second fast click does not act on what
 * the action has moved there.
 */
function ignoreClicks({ currentTarget, clientX, clientY }: MouseEvent<Element>): () => void {
  const held = new AbortController()
  const options = { capture: true, signal: held.signal }
  const isNear = (event: globalThis.MouseEvent) =>
    Math.hypot(event.clientX - clientX, event.clientY - clientY) <= aimPx
  const handleClick = (event: globalThis.MouseEvent) => {
    const isByKey = event.detail === 0
    if (isByKey ? !currentTarget.contains(event.target as Node) : !isNear(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', handleClick, options)
  document.addEventListener('pointermove', (event) => isNear(event) || held.abort(), options)
  return () => held.abort()
}
