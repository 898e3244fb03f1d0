import { DatePicker, useDatePickerContext } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'

type Translations = NonNullable<ComponentProps<typeof DatePicker.Root>['translations']>

/** The accessible names of the controls of a `DatePicker`. */
export function useCalendarTranslations(): Translations {
  const intl = useIntl()
  const t = (id: MessageKey<'ui.date'>) => intl.formatMessage({ id: `ui.date.${id}` })
  return {
    dayCell: ({ valueText }) => valueText,
    nextTrigger: (view) => t(`next-${view}`),
    prevTrigger: (view) => t(`previous-${view}`),
    content: t('calendar'),
    trigger: () => t('calendar'),
    clearTrigger: t('calendar'),
    monthSelect: t('view-month'),
    yearSelect: t('view-year'),
    presetTrigger: () => t('calendar'),
    placeholder: () => ({ day: 'DD', month: 'MM', year: 'YYYY' }),
  }
}

const mirroredArrows = {
  '[dir=rtl] & :is([data-part=prev-trigger], [data-part=next-trigger]) svg': { transform: 'scaleX(-1)' },
}

const views = ['day', 'month', 'year'] as const

/** The grids of an inline `DatePicker`: days, months and years. */
export function CalendarViews() {
  return (
    <DatePicker.Content unstyled p="3" css={mirroredArrows}>
      {views.map((view) => (
        <DatePicker.View key={view} view={view}>
          <DatePicker.ViewControl>
            <DatePicker.PrevTrigger />
            <RangeTrigger view={view} />
            <DatePicker.NextTrigger />
          </DatePicker.ViewControl>
          {view === 'day' ? <DatePicker.DayTable /> : null}
          {view === 'month' ? <DatePicker.MonthTable /> : null}
          {view === 'year' ? <DatePicker.YearTable /> : null}
        </DatePicker.View>
      ))}
    </DatePicker.Content>
  )
}

const NEXT_VIEW = { day: 'view-month', month: 'view-year', year: 'view-day' } as const

/** The button of the visible range; its name begins with its text, so that voice control finds it. */
function RangeTrigger({ view }: { view: (typeof views)[number] }) {
  const intl = useIntl()
  const { start, end } = useDatePickerContext().visibleRangeText
  const range = start === end || !end ? start : `${start} - ${end}`
  return (
    <DatePicker.ViewTrigger
      aria-label={`${range}, ${intl.formatMessage({ id: `ui.date.${NEXT_VIEW[view]}` })}`}
    >
      {range}
    </DatePicker.ViewTrigger>
  )
}
