import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const nearPx = 80

export type ScrollAnchor = {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** True when the newest message is in view. */
  isAtEnd: boolean
  toEnd: () => void
  handleScroll: () => void
}

/**
 * Keeps the scroll position: at the end as messages arrive or are sent, and at the same message when earlier
 * ones load.
 */
export function useScrollAnchor(firstKey: string | undefined, ownKey: string | undefined): ScrollAnchor {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const height = useRef(0)
  const [isAtEnd, setAtEnd] = useState(true)

  const handleScroll = useCallback(() => {
    const box = scroller.current
    if (!box) return
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
    setAtEnd(atEnd.current)
  }, [])
  const toEnd = useCallback(() => {
    const box = scroller.current
    if (!box) return
    box.scrollTop = box.scrollHeight
    atEnd.current = true
    setAtEnd(true)
  }, [])

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || firstKey === undefined) return
    if (!atEnd.current && height.current > 0) box.scrollTop += box.scrollHeight - height.current
  }, [firstKey])
  useLayoutEffect(() => {
    // The height before the next change, used to restore the scroll position.
    height.current = scroller.current?.scrollHeight ?? 0
  })
  useLayoutEffect(() => {
    if (ownKey !== undefined) toEnd()
  }, [ownKey, toEnd])
  useEffect(() => {
    const box = scroller.current
    const inner = content.current
    if (!box || !inner) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(inner)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { scroller, content, isAtEnd, toEnd, handleScroll }
}
