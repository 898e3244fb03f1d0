import { Flex } from '@chakra-ui/react'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the connection is gone and what that means for one's words. */
export function OfflineBanner() {
  const intl = useIntl()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {isOnline ? null : (
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
          <CloudOff size={16} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
          {intl.formatMessage({ id: 'app.offline' })}
        </Flex>
      )}
    </div>
  )
}
