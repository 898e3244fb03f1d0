import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { scrollPace } from '@/lib/routing/scroll.ts'

const topOffset = 60
/** The longest wait for an anchor whose content still loads; a scroll by the user ends it. */
const maxWaitMs = 4000

/**
 * Scrolls smoothly to the URL's anchor, 60 px below the top. It must render before
 * `ScrollRestoration`, whose jump to the anchor it makes smooth.
 */
export function HashScroll() {
  const { hash, key } = useLocation()
  const isStep = useNavigationType() !== 'POP'
  // History navigation restores the scroll position instead of scrolling to the anchor.
  const isReturn = !isStep && key !== 'default'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same anchor scroll again
  useLayoutEffect(() => {
    if (hash.length > 1 && isStep) document.documentElement.style.scrollBehavior = 'smooth'
  }, [hash, key, isStep])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
    const id = idOf(hash)
    if (id === '' || isReturn || scrollToId(id)) return
    const observer = new MutationObserver(() => {
      if (scrollToId(id)) stop()
    })
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      window.removeEventListener('wheel', stop)
      window.removeEventListener('touchmove', stop)
    }
    const timer = setTimeout(() => stop(), maxWaitMs)
    observer.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('wheel', stop, { passive: true })
    window.addEventListener('touchmove', stop, { passive: true })
    return stop
  }, [hash, key, isReturn])
  return null
}

/** The element id of a hash; null when it cannot be decoded. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

function scrollToId(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  const top = target.getBoundingClientRect().top + window.scrollY - topOffset
  window.scrollTo({ top, behavior: scrollPace() })
  return true
}
