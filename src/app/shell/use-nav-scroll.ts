import { type RefObject, useEffect, useRef } from 'react'

/** Stored outside the component, which unmounts with the frame. */
let lastTop = 0

/** Restores the scroll position of the navigation and scrolls the current item into view. */
export function useNavScroll(activeId: string | null): {
  ref: RefObject<HTMLDivElement | null>
  onScroll: () => void
} {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = lastTop
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line in question is another one with every screen
  useEffect(() => {
    const box = ref.current
    const line = box?.querySelector('[aria-current=page]')
    if (!box || !line) return
    const [view, at] = [box.getBoundingClientRect(), line.getBoundingClientRect()]
    if (at.top < view.top) box.scrollTop += at.top - view.top
    else if (at.bottom > view.bottom) box.scrollTop += at.bottom - view.bottom
  }, [activeId])
  return {
    ref,
    onScroll: () => {
      lastTop = ref.current?.scrollTop ?? 0
    },
  }
}
