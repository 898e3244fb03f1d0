import { Box, Flex, Text } from '@chakra-ui/react'
import { Clock3 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { outbox } from '../../model/kept.ts'
import { useMail } from '../mail-context.ts'
import { MessageBody } from './message-body.tsx'

/** Own messages of this conversation that wait for the connection, where they will stand. */
export function WaitingCards({ threadId }: { threadId: string }) {
  const intl = useIntl()
  const { uid } = useMail()
  const waiting = outbox
    .useAll(uid)
    .filter(({ body, state }) => body.threadId === threadId && state === 'waiting')
  return waiting.map((entry) => (
    <Box
      key={entry.id}
      as="article"
      borderBottomWidth="1px"
      px={{ base: '4', lg: '6' }}
      py="3"
      data-waiting={entry.id}
    >
      <Flex align="center" gap="1.5" color="warning.fg" textStyle="xs" mb="2">
        <Clock3 size={14} strokeWidth={1.75} aria-hidden />
        <Text>{intl.formatMessage({ id: 'mail.outbox.waiting' })}</Text>
      </Flex>
      <MessageBody html={entry.body.html} />
    </Box>
  ))
}
