import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ScheduledMessage } from '@contract/mail-held.ts'
import { Clock3 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { today } from '@/lib/time/calendar-day.ts'
import { formatMoment } from '@/ui/format/format-date.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { htmlToText } from '../../model/html-to-text.ts'
import { ScheduledActions } from '../scheduled-actions.tsx'

type ScheduledListProps = { messages: readonly ScheduledMessage[] }

/** The messages that are sent later, above the drafts: to whom, when, and what can be done with them. */
export function ScheduledList({ messages }: ScheduledListProps) {
  const intl = useIntl()
  const heading = intl.formatMessage({ id: 'mail.scheduled' })
  if (messages.length === 0) return null
  return (
    <Box as="section" aria-label={heading}>
      <Heading
        as="h2"
        textStyle="xs"
        color="fg.muted"
        fontWeight="medium"
        px="4"
        pt="3"
        pb="1"
        borderBottomWidth="1px"
      >
        {heading}
      </Heading>
      <chakra.ul listStyleType="none">
        {messages.map((message) => (
          <Box as="li" key={message.id} px="4" py="2.5" borderBottomWidth="1px">
            <Flex gap="2" align="baseline">
              <Text flex="1" truncate color="fg.muted">
                {message.to.map(({ name }) => name).join(', ')}
              </Text>
              <Flex textStyle="xs" color="fg.muted" align="center" gap="1" flexShrink="0">
                <Clock3 size={12} aria-hidden />
                <bdi>{formatMoment(intl, message.sendAt, today())}</bdi>
              </Flex>
            </Flex>
            <Text dir="auto" css={textAlignMatchParent} truncate fontWeight="medium">
              {message.subject || intl.formatMessage({ id: 'mail.no-subject' })}
            </Text>
            <Text dir="auto" css={textAlignMatchParent} color="fg.muted" truncate mb="1.5">
              {htmlToText(message.html)}
            </Text>
            <ScheduledActions message={message} />
          </Box>
        ))}
      </chakra.ul>
    </Box>
  )
}
