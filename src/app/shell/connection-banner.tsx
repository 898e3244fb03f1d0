import { Box, Flex } from '@chakra-ui/react'
import { CloudOff, RefreshCwOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useIsOnline } from '@/lib/browser/online.ts'
import { useIsLiveInterrupted } from '@/lib/realtime/subscribe.ts'

/** The banner shown while offline, or while only live updates are interrupted. */
export function ConnectionBanner() {
  const intl = useIntl()
  const isOnline = useIsOnline()
  const isInterrupted = useIsLiveInterrupted()
  const Glyph = isOnline ? RefreshCwOff : CloudOff
  return (
    // Sticky, because the connection can be lost at any scroll position.
    <Box role="status" position="sticky" top="var(--bar-height)" zIndex="docked">
      {isOnline && !isInterrupted ? null : (
        <Flex align="center" justify="center" gap="2" px="4" py="2" bg="warning.subtle" color="warning.fg">
          <Glyph size={16} aria-hidden style={{ flexShrink: 0 }} />
          {intl.formatMessage({ id: isOnline ? 'app.live-off' : 'app.offline' })}
        </Flex>
      )}
    </Box>
  )
}
