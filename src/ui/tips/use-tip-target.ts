import { useEffect, useState } from 'react'

const showDelayMs = 400
/** The time after a tip in which the next one appears without delay. */
const warmMs = 300

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

// A button with an open menu shows no tip.
const isBusy = (anchor: HTMLElement) => anchor.getAttribute('aria-expanded') === 'true'

/** Returns the element whose tip is visible: the hovered one, or the one with keyboard focus. */
export function useTipTarget(): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: HTMLElement | null = null
    let hiddenAt = Number.NEGATIVE_INFINITY
    const hide = () => {
      clearTimeout(timer)
      if (shown) hiddenAt = performance.now()
      shown = null
      setTarget(null)
    }
    const show = (anchor: HTMLElement) => {
      if (!anchor.isConnected || isBusy(anchor)) return
      shown = anchor
      setTarget(anchor)
    }
    const handleOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      const anchor = tipped(event.target)
      if (anchor === shown && anchor !== null) return
      hide()
      if (!anchor) return
      const isWarm = performance.now() - hiddenAt < warmMs
      timer = setTimeout(() => show(anchor), isWarm ? 0 : showDelayMs)
    }
    const handleFocus = (event: FocusEvent) => {
      const anchor = tipped(event.target)
      // A menu focuses the hovered item, which ends the delay of its tip.
      if (anchor?.matches(':focus-visible, [role=menuitem]')) show(anchor)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' && event.key !== 'Shift') hide()
    }
    const options = { capture: true, passive: true } as const
    const listeners: [string, (event: never) => void][] = [
      ['pointerover', handleOver],
      ['focusin', handleFocus],
      ['focusout', hide],
      ['pointerdown', hide],
      ['keydown', handleKey],
      ['scroll', hide],
    ]
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as EventListener, options)
    document.documentElement.addEventListener('pointerleave', hide)
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener as EventListener, options)
      document.documentElement.removeEventListener('pointerleave', hide)
    }
  }, [])
  return target
}
