import { Flex, Text } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { Clock3, UserRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useMail } from './mail-context.ts'

/** Assignee and snooze of a conversation of a team, in a row of staff; nothing for a client. */
export function TeamMark({ team }: { team: NonNullable<ThreadSummary['team']> }) {
  const intl = useIntl()
  const { uid } = useMail()
  const { assignee, snoozedUntil } = team
  return (
    <>
      {assignee ? (
        <Flex as="span" align="center" gap="1" minW="0" maxW="32" color="fg.muted" textStyle="xs">
          <UserRound
            size={14}
            style={{ flexShrink: 0 }}
            aria-label={intl.formatMessage({ id: 'mail.team.assignee' })}
          />
          <Text as="span" truncate>
            <bdi>{assignee.uid === uid ? intl.formatMessage({ id: 'mail.you' }) : assignee.name}</bdi>
          </Text>
        </Flex>
      ) : null}
      {snoozedUntil ? (
        <Flex as="span" color="fg.muted" flexShrink="0">
          <Clock3 size={14} aria-label={intl.formatMessage({ id: 'mail.team.is-snoozed' })} />
        </Flex>
      ) : null}
    </>
  )
}
