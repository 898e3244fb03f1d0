import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigation } from 'react-router-dom'
import { mainId } from './shell/ids.ts'
import { useRouteHandle } from './use-route-handle.ts'

/**
 * Moves the focus to the new screen's heading after navigation, never out of a field or of a menu that was opened since;
 * where the focus stays, returns the text to announce.
 */
export function useFocusOnNavigation(): string {
  const intl = useIntl()
  const { pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const titleId = useRouteHandle()?.titleId
  const [arrival, setArrival] = useState('')
  const seen = useRef(pathname)
  useEffect(() => {
    if (!isIdle || seen.current === pathname) return
    seen.current = pathname
    setArrival('')
    const main = document.getElementById(mainId)
    if (!main) return
    if (isWithin(main, document.activeElement)) {
      if (titleId) setArrival(intl.formatMessage({ id: titleId }))
      return
    }
    const target = main.querySelector<HTMLElement>('h1[tabindex]') ?? main
    target.focus({ preventScroll: true })
  }, [pathname, isIdle, titleId, intl])
  return arrival
}

/**
 * Whether an element is in the screen, or in a menu of one of its buttons or rows, which is rendered outside of the
 * screen.
 */
function isWithin(main: HTMLElement, element: Element | null): boolean {
  // Only the content has context menus; one that loses the focus closes.
  if (element?.closest('[data-context-menu]')) return true
  const triggerId = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return main.contains(triggerId ? document.getElementById(triggerId) : element)
}
