import { Box, chakra, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'

/** Shows that the contact is typing; its space is reserved to avoid layout shifts. */
export function ChatTypingIndicator({ name }: { name: string | null }) {
  const intl = useIntl()
  return (
    <Box minH="6" pt="1" role="status">
      {name ? (
        <Text textStyle="xs" color="fg.muted">
          <chakra.span
            aria-hidden
            display="inline-block"
            boxSize="1.5"
            borderRadius="full"
            bg="brand.solid"
            me="2"
            animation={{ _motionSafe: 'pulse' }}
          />
          {intl.formatMessage({ id: 'chat.typing' }, { name })}
        </Text>
      ) : null}
    </Box>
  )
}
