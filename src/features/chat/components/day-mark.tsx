import { chakra, Flex } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { toDay } from '@/lib/time/calendar-day.ts'
import { formatDate } from '@/ui/format/format-date.ts'

const Time = chakra('time')
const dayMs = 86_400_000

/** The separator of a new day. */
export function DayMark({ day }: { day: string }) {
  const intl = useIntl()
  const now = Date.now()
  const isToday = day === toDay(new Date(now))
  const isYesterday = day === toDay(new Date(now - dayMs))
  const date = new Date(`${day}T12:00:00`)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  const words = isToday
    ? intl.formatMessage({ id: 'chat.day.today' })
    : isYesterday
      ? intl.formatMessage({ id: 'chat.day.yesterday' })
      : formatDate(intl, date, isThisYear ? 'weekdayDay' : 'fullDay')
  return (
    <Flex align="center" gap="3" py="4" _before={line} _after={line}>
      <Time dateTime={day} textStyle="xs" color="fg.muted">
        {words}
      </Time>
    </Flex>
  )
}

const line = { content: '""', flex: '1', borderTopWidth: '1px' }
