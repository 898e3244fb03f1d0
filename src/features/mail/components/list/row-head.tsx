import { Flex, Text } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { Paperclip } from 'lucide-react'
import { useIntl } from 'react-intl'
import { visitorLabel } from '@/features/people/shared/name-with-company.ts'
import { formatShortTime } from '@/ui/format/format-date.ts'
import { DeliveryState } from '../delivery-state.tsx'
import { useMail } from '../mail-context.ts'
import { peopleLabel } from '../people-label.ts'

/** The first row of a thread: its people and the time of its newest message. */
export function RowHead({ thread }: { thread: ThreadSummary }) {
  const intl = useIntl()
  const { uid } = useMail()
  const { isRead } = thread
  return (
    <Flex align="center" gap="2">
      <Text flex="1" minW="0" truncate fontWeight={isRead ? 'normal' : 'semibold'} color="fg">
        <bdi>
          {thread.visitor ? visitorLabel(intl, thread.visitor) : peopleLabel(intl, thread.people, uid)}
        </bdi>
        {thread.messageCount > 1 ? (
          <Text as="span" color="fg.muted" fontWeight="normal" ms="1.5" textStyle="xs">
            {intl.formatNumber(thread.messageCount)}
          </Text>
        ) : null}
      </Text>
      <Flex className="mail-when" align="center" gap="1.5" flexShrink="0" color="fg.muted" textStyle="xs">
        {thread.hasAttachments ? (
          <Paperclip size={14} aria-label={intl.formatMessage({ id: 'mail.list.attachments' })} />
        ) : null}
        {thread.receipt ? <DeliveryState state={thread.receipt} /> : null}
        <time dir="auto" dateTime={thread.lastAt} style={isRead ? undefined : { fontWeight: 600 }}>
          {formatShortTime(intl, thread.lastAt, new Date())}
        </time>
      </Flex>
    </Flex>
  )
}
