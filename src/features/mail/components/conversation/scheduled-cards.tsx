import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Clock3 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { today } from '@/lib/time/calendar-day.ts'
import { formatMoment } from '@/ui/format/format-date.ts'
import { scheduledQuery } from '../../api/scheduled.ts'
import { ScheduledActions } from '../scheduled-actions.tsx'
import { MessageBody } from './message-body.tsx'

/** The caller's replies in this conversation that are sent later, below the sent messages. */
export function ScheduledCards({ threadId }: { threadId: string }) {
  const intl = useIntl()
  const scheduled = useQuery(scheduledQuery).data?.filter((message) => message.threadId === threadId) ?? []
  return scheduled.map((message) => (
    <Box key={message.id} as="article" borderBottomWidth="1px" px={{ base: '4', lg: '6' }} py="3">
      <Flex align="center" gap="1.5" minH="6" color="fg.muted" textStyle="xs" mb="2" wrap="wrap">
        <Clock3 size={14} aria-hidden />
        <Text>
          {intl.formatMessage(
            { id: 'mail.schedule.at' },
            { date: formatMoment(intl, message.sendAt, today()) },
          )}
        </Text>
      </Flex>
      <MessageBody html={message.html} />
      <Box mt="2">
        <ScheduledActions message={message} />
      </Box>
    </Box>
  ))
}
