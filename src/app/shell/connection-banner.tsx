import { Flex } from '@chakra-ui/react'
import { CloudOff, RefreshCwOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useIsLiveInterrupted } from '@/lib/live.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the connection is gone, or only that of live updates, and what that means. */
export function ConnectionBanner() {
  const intl = useIntl()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isInterrupted = useIsLiveInterrupted()
  const Glyph = isOnline ? RefreshCwOff : CloudOff
  return (
    <div role="status">
      {isOnline && !isInterrupted ? null : (
        <Flex
          align="center"
          justify="center"
          gap="2"
          px="4"
          py="2"
          bg="warning.subtle"
          color="warning.fg"
          data-print="hide"
        >
          <Glyph size={16} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
          {intl.formatMessage({ id: isOnline ? 'app.live-off' : 'app.offline' })}
        </Flex>
      )}
    </div>
  )
}
