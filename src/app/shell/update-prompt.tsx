import { Button, Flex } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { mainId } from './ids.ts'
import { isOutdated, scriptOf } from './version.ts'

const everyMs = 10 * 60_000

/** Offers a new version when the server has one: nobody is interrupted, and what is open stays until they choose. */
export function UpdatePrompt() {
  const intl = useIntl()
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    const current = scriptOf(document.documentElement.outerHTML)
    let isStopped = false
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      try {
        const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })
        const page = answer.ok ? await answer.text() : ''
        if (!isStopped && isOutdated(current, page)) setIsOffered(true)
      } catch {
        // Without a connection there is nothing new to offer; the next look asks again.
      }
    }
    const handle = () => void look()
    const timer = setInterval(handle, everyMs)
    // A part of the app that is not there any more is the surest sign of a new version.
    window.addEventListener('vite:preloadError', handle)
    return () => {
      isStopped = true
      clearInterval(timer)
      window.removeEventListener('vite:preloadError', handle)
    }
  }, [])
  const decline = () => {
    setIsOffered(false)
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }
  return (
    <div role="status">
      {isOffered ? (
        <Flex
          align="center"
          justify="center"
          gap="3"
          wrap="wrap"
          px="4"
          py="1.5"
          bg="info.subtle"
          data-print="hide"
        >
          <Sparkles size={16} strokeWidth={1.75} aria-hidden />
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
