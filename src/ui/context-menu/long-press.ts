/** Longer than Android's long press, whose native `contextmenu` event comes first and cancels this one. */
const HOLD_MS = 600
const MAX_MOVE_PX = 10

type Press = { id: number; x: number; y: number; target: Element }

/**
 * Dispatches a `contextmenu` event after a long press, because iOS never sends one, and suppresses the click
 * that follows. Returns the cleanup function.
 */
export function watchLongPress(): () => void {
  let press: Press | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let swallowsClick = false

  const end = () => {
    clearTimeout(timer)
    press = null
  }
  const hold = () => {
    const held = press
    end()
    if (!held?.target.isConnected) return
    const event = new MouseEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      composed: true,
      clientX: held.x,
      clientY: held.y,
    })
    // A handler that opens a menu prevents the default.
    if (held.target.dispatchEvent(event)) return
    swallowsClick = true
    window.getSelection()?.removeAllRanges()
  }
  const handleDown = (event: PointerEvent) => {
    swallowsClick = false
    end()
    if (event.pointerType === 'mouse' || !event.isPrimary || !(event.target instanceof Element)) return
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, target: event.target }
    timer = setTimeout(hold, HOLD_MS)
  }
  const handleMove = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.id) return
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > MAX_MOVE_PX) end()
  }
  const handleClick = (event: MouseEvent) => {
    if (!swallowsClick) return
    swallowsClick = false
    event.preventDefault()
    event.stopPropagation()
  }

  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  document.addEventListener('pointerdown', handleDown, options)
  document.addEventListener('pointermove', handleMove, options)
  for (const type of ['pointerup', 'pointercancel', 'contextmenu', 'scroll'])
    document.addEventListener(type, end, options)
  document.addEventListener('click', handleClick, { capture: true, signal: stop.signal })
  return () => {
    end()
    stop.abort()
  }
}
