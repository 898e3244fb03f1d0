import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigation } from 'react-router-dom'
import { mainId } from './shell/ids.ts'
import { useRouteHandle } from './use-route-handle.ts'

/**
 * After a move to another screen, puts the focus on its heading so that it is read out; never out of a field. Where the
 * focus stays, as on the tabs of a page, it answers the words to be read out instead.
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
    if (main.contains(document.activeElement)) {
      if (titleId) setArrival(intl.formatMessage({ id: titleId }))
      return
    }
    const target = main.querySelector<HTMLElement>('h1[tabindex]') ?? main
    target.focus({ preventScroll: true })
  }, [pathname, isIdle, titleId, intl])
  return arrival
}
