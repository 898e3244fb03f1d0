import { Button, Flex, Heading } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { type CalendarViewName, calendarViews } from '../model/calendar-view.ts'

type CalendarToolbarProps = {
  title: string
  view: CalendarViewName
  onView: (view: CalendarViewName) => void
  onGo: (to: 'today' | 'prev' | 'next') => void
}

/** The period and the view of the calendar; screen readers announce a changed period. */
export function CalendarToolbar({ title, view, onView, onGo }: CalendarToolbarProps) {
  const t = useT('calendar.view')
  const names = Object.keys(calendarViews) as CalendarViewName[]
  return (
    <Flex gap="2" align="center" wrap="wrap" mb="3">
      <Button variant="outline" size="sm" onClick={() => onGo('today')}>
        {t('today')}
      </Button>
      <IconButton label={t('previous')} size="sm" onClick={() => onGo('prev')}>
        <ChevronLeft data-mirror="" />
      </IconButton>
      <IconButton label={t('next')} size="sm" onClick={() => onGo('next')}>
        <ChevronRight data-mirror="" />
      </IconButton>
      <Heading as="h2" textStyle="md" aria-live="polite" flex="1" minW="36">
        {title}
      </Heading>
      <SegmentChoice
        label={t('label')}
        value={view}
        choices={names.map((value) => ({ value, label: t(value) }))}
        onChange={onView}
      />
    </Flex>
  )
}
