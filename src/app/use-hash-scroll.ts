import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const topOffset = 60

/** Scrolls smoothly to the anchor an address names, 60 px below the top (spec 9). */
export function useHashScroll(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same anchor scroll again
  useEffect(() => {
    if (hash.length < 2) return
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!target) return
    const top = target.getBoundingClientRect().top + window.scrollY - topOffset
    window.scrollTo({ top, behavior: 'smooth' })
  }, [hash, key])
}
