import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { messageText } from '@/lib/refusal.ts'
import { flushOutbox } from '../api/outbox.ts'
import { outbox } from '../model/outbox-store.ts'
import { useMail } from './mail-context.ts'
import { useUndoSend } from './use-sent-notice.ts'

/** Lists messages that could not be sent: waiting for a connection, or refused with the reason. */
export function OutboxNotice() {
  const intl = useIntl()
  const client = useQueryClient()
  const { uid } = useMail()
  const takeUp = useUndoSend()
  const entries = outbox.useAll(uid).filter(({ state }) => state === 'waiting' || state === 'refused')
  return (
    <Box role="status">
      {entries.length === 0 ? null : (
        <chakra.ul
          listStyleType="none"
          aria-label={intl.formatMessage({ id: 'mail.outbox.label' })}
          borderBottomWidth="1px"
          maxH="40"
          overflowY="auto"
        >
          {entries.map((entry) => {
            const isRefused = entry.state === 'refused'
            const Icon = isRefused ? CircleAlert : Clock3
            return (
              <Flex
                as="li"
                key={entry.id}
                align="center"
                gap="2"
                px="3"
                py="1.5"
                bg={isRefused ? 'danger.subtle' : 'warning.subtle'}
                color={isRefused ? 'danger.fg' : 'warning.fg'}
              >
                <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
                <Box flex="1" minW="0">
                  <Text truncate fontWeight="medium">
                    {entry.composition.subject || intl.formatMessage({ id: 'mail.no-subject' })}
                  </Text>
                  <Text textStyle="xs">
                    {isRefused
                      ? intl.formatMessage(
                          { id: 'mail.outbox.refused' },
                          { reason: messageText(intl, entry.reason ?? '') },
                        )
                      : intl.formatMessage({ id: 'mail.outbox.waiting' })}
                  </Text>
                </Box>
                {isRefused ? null : (
                  <Button
                    size="xs"
                    variant="ghost"
                    color="inherit"
                    onClick={() => void flushOutbox(client, uid)}
                  >
                    {intl.formatMessage({ id: 'mail.outbox.retry' })}
                  </Button>
                )}
                <Button size="xs" variant="ghost" color="inherit" onClick={() => void takeUp(entry.id)}>
                  {intl.formatMessage({ id: 'mail.outbox.edit' })}
                </Button>
              </Flex>
            )
          })}
        </chakra.ul>
      )}
    </Box>
  )
}
