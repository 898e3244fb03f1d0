import { Button, Flex } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { mainId } from './ids.ts'
import { isOutdated, scriptOf } from './version.ts'

const everyMs = 10 * 60_000

/** Offers to reload when the server has a new version; the current page stays until the user chooses. */
export function UpdatePrompt() {
  const intl = useIntl()
  const { pathname } = useLocation()
  /** The script of the version that is offered. */
  const [offered, setOffered] = useState<string | null>(null)
  const [isShown, setIsShown] = useState(false)
  const declinedAt = useRef<number | null>(null)
  useEffect(() => {
    const current = scriptOf(document.documentElement.outerHTML)
    let isStopped = false
    const checkVersion = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      try {
        const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })
        const page = response.ok ? await response.text() : ''
        if (!isStopped && isOutdated(current, page)) setOffered(scriptOf(page))
      } catch {
        // Offline there is no version to offer; the next check retries.
      }
    }
    const handle = () => void checkVersion()
    const timer = setInterval(handle, everyMs)
    // A chunk that no longer exists indicates a new version.
    window.addEventListener('vite:preloadError', handle)
    return () => {
      isStopped = true
      clearInterval(timer)
      window.removeEventListener('vite:preloadError', handle)
    }
  }, [])
  // Each version is shown once, and again by a navigation some time after it was put off.
  useEffect(() => setIsShown(offered !== null), [offered])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each navigation
  useEffect(() => {
    if (declinedAt.current !== null && Date.now() - declinedAt.current >= everyMs) setIsShown(true)
  }, [pathname])
  const decline = () => {
    declinedAt.current = Date.now()
    setIsShown(false)
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }
  return (
    <div role="status">
      {isShown ? (
        <Flex align="center" justify="center" gap="3" wrap="wrap" px="4" py="1.5" bg="info.subtle">
          <Sparkles size={16} aria-hidden />
          {intl.formatMessage({ id: 'app.version.body' })}
          <Button size="xs" onClick={() => window.location.reload()}>
            {intl.formatMessage({ id: 'app.version.reload' })}
          </Button>
          <Button size="xs" variant="ghost" colorPalette="gray" onClick={decline}>
            {intl.formatMessage({ id: 'app.version.later' })}
          </Button>
        </Flex>
      ) : null}
    </div>
  )
}
