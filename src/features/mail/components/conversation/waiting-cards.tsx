import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messageText } from '@/lib/api/refusal.ts'
import type { OutboxEntry } from '@/lib/outbox/outbox.ts'
import type { Composition } from '../../model/composition.ts'
import { outgoingMail } from '../../model/local-messages.ts'
import { useMail } from '../mail-context.ts'
import { useUndoSend } from '../use-sent-notice.ts'
import { MessageBody } from './message-body.tsx'

/** The message id of each state, and that of its button. */
const texts = {
  held: ['mail.sending', 'mail.undo'],
  sending: ['mail.sending', null],
  waiting: ['app.outbox.waiting', 'mail.outbox.edit'],
  refused: ['app.outbox.refused', 'mail.outbox.edit'],
} as const
const colors = { held: 'fg.muted', sending: 'fg.muted', waiting: 'warning.fg', refused: 'danger.fg' }

/** A forwarded message begins another conversation; it is shown in the one with its composer once it could not be sent. */
const isIn = (threadId: string, { data, state }: OutboxEntry<Composition>) =>
  data.at === threadId && (data.kind === 'reply' || state === 'waiting' || state === 'refused')

/** The caller's unsent messages of this conversation, below the sent ones. */
export function WaitingCards({ threadId }: { threadId: string }) {
  const intl = useIntl()
  const { uid } = useMail()
  const takeUp = useUndoSend()
  const waiting = outgoingMail.useAll(uid).filter((entry) => isIn(threadId, entry))
  return waiting.map(({ id, data, state, reason = '' }) => {
    const [text, button] = texts[state]
    const Icon = state === 'refused' ? CircleAlert : Clock3
    return (
      <Box key={id} as="article" borderBottomWidth="1px" px={{ base: '4', lg: '6' }} py="3" data-waiting={id}>
        <Flex align="center" gap="1.5" minH="6" color={colors[state]} textStyle="xs" mb="2">
          <Icon size={14} aria-hidden />
          <Text>{intl.formatMessage({ id: text }, { reason: messageText(intl, reason) })}</Text>
          {button === null ? null : (
            <Button size="xs" variant="ghost" onClick={() => void takeUp(id)}>
              {intl.formatMessage({ id: button })}
            </Button>
          )}
        </Flex>
        <MessageBody html={data.html} />
      </Box>
    )
  })
}
