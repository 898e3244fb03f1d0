import { Box, Flex } from '@chakra-ui/react'
import { CloudOff, RefreshCwOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useIsLiveInterrupted } from '@/lib/live.ts'
import { useIsOnline } from '@/lib/online.ts'

/** Says that the connection is gone, or only that of live updates, and what that means. */
export function ConnectionBanner() {
  const intl = useIntl()
  const isOnline = useIsOnline()
  const isInterrupted = useIsLiveInterrupted()
  const Glyph = isOnline ? RefreshCwOff : CloudOff
  return (
    // It stays in view: a connection is lost wherever one has scrolled to.
    <Box role="status" position="sticky" top="var(--bar-height)" zIndex="docked">
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
    </Box>
  )
}
