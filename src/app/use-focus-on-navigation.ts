import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { mainId } from './shell/ids.ts'

/** After a move to another screen, puts the focus on its heading so that it is read out; never out of a field. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const seen = useRef(pathname)
  useEffect(() => {
    if (!isIdle || seen.current === pathname) return
    seen.current = pathname
    const main = document.getElementById(mainId)
    if (!main || main.contains(document.activeElement)) return
    const target = main.querySelector<HTMLElement>('h1[tabindex]') ?? main
    target.focus({ preventScroll: true })
  }, [pathname, isIdle])
}
