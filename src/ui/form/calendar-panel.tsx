import { DatePicker, parseDate } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

type CalendarPanelProps = {
  value: string
  min?: string
  /** False on a page, where the panel is not the only control. */
  takesFocus?: boolean
  onChoose: (day: string) => void
}

const views = ['day', 'month', 'year'] as const

/** A calendar grid for choosing a day, with arrow key navigation. */
export function CalendarPanel({ value, min, takesFocus = true, onChoose }: CalendarPanelProps) {
  const intl = useIntl()
  const t = (id: string) => intl.formatMessage({ id: `ui.date.${id}` })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // The panel loads after its popover opens, so it takes the focus itself and the arrow keys work at once.
    const frame = requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[data-part=table-cell-trigger][tabindex="0"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [takesFocus])
  return (
    <DatePicker.Root
      ref={root}
      inline
      startOfWeek={1}
      size="sm"
      timeZone="UTC"
      defaultValue={value ? [parseDate(value)] : []}
      {...(min ? { min: parseDate(min) } : {})}
      {...(value === '' && min ? { defaultFocusedValue: parseDate(min) } : {})}
      onValueChange={({ value: [chosen] }) => chosen && onChoose(chosen.toString())}
      translations={{
        dayCell: ({ valueText }) => valueText,
        nextTrigger: (view) => t(`next-${view}`),
        prevTrigger: (view) => t(`previous-${view}`),
        viewTrigger: (view) =>
          t(view === 'year' ? 'view-day' : view === 'month' ? 'view-year' : 'view-month'),
        content: t('calendar'),
        trigger: () => t('calendar'),
        clearTrigger: t('calendar'),
        monthSelect: t('view-month'),
        yearSelect: t('view-year'),
        presetTrigger: () => t('calendar'),
        placeholder: () => ({ day: 'DD', month: 'MM', year: 'YYYY' }),
      }}
    >
      <DatePicker.Content unstyled p="3">
        {views.map((view) => (
          <DatePicker.View key={view} view={view}>
            <DatePicker.Header />
            {view === 'day' ? <DatePicker.DayTable /> : null}
            {view === 'month' ? <DatePicker.MonthTable /> : null}
            {view === 'year' ? <DatePicker.YearTable /> : null}
          </DatePicker.View>
        ))}
      </DatePicker.Content>
    </DatePicker.Root>
  )
}
