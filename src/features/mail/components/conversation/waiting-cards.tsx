import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Clock3 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { outbox } from '../../model/outbox-store.ts'
import { useMail } from '../mail-context.ts'
import { useUndoSend } from '../use-sent-notice.ts'
import { MessageBody } from './message-body.tsx'

/** The caller's unsent messages of this conversation, below the sent ones. */
export function WaitingCards({ threadId }: { threadId: string }) {
  const intl = useIntl()
  const { uid } = useMail()
  const takeUp = useUndoSend()
  const waiting = outbox
    .useAll(uid)
    .filter(({ body, state }) => body.threadId === threadId && state !== 'refused')
    .toSorted((a, b) => a.order - b.order)
  return waiting.map(({ id, body, state }) => (
    <Box key={id} as="article" borderBottomWidth="1px" px={{ base: '4', lg: '6' }} py="3" data-waiting={id}>
      <Flex
        align="center"
        gap="1.5"
        minH="6"
        color={state === 'waiting' ? 'warning.fg' : 'fg.muted'}
        textStyle="xs"
        mb="2"
      >
        <Clock3 size={14} aria-hidden />
        <Text>
          {intl.formatMessage({ id: state === 'waiting' ? 'mail.outbox.waiting' : 'mail.sending' })}
        </Text>
        {state === 'sending' ? null : (
          <Button size="xs" variant="ghost" onClick={() => void takeUp(id)}>
            {intl.formatMessage({ id: state === 'held' ? 'mail.undo' : 'mail.outbox.edit' })}
          </Button>
        )}
      </Flex>
      <MessageBody html={body.html} />
    </Box>
  ))
}
