import { DatePicker, parseDate } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { CalendarViews, useCalendarTranslations } from './calendar-views.tsx'
import { dayLocale, firstWeekday } from './days.ts'

type CalendarPanelProps = {
  value: string
  min?: string
  /** False on a page, where the panel is not the only control. */
  takesFocus?: boolean
  onChoose: (day: string) => void
}

/** A calendar grid for choosing a day, with arrow key navigation. */
export function CalendarPanel({ value, min, takesFocus = true, onChoose }: CalendarPanelProps) {
  const { locale } = useIntl()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // The panel loads after its popover opens, so it takes the focus itself and the arrow keys work at once. On a busy
    // device the days come some frames after the panel.
    let frame = 0
    const focusDay = () => {
      const day = root.current?.querySelector<HTMLElement>('[data-part=table-cell-trigger][tabindex="0"]')
      if (day) day.focus()
      else frame = requestAnimationFrame(focusDay)
    }
    frame = requestAnimationFrame(focusDay)
    return () => cancelAnimationFrame(frame)
  }, [takesFocus])
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      ref={root}
      inline
      startOfWeek={firstWeekday(dayLocale(locale))}
      size="sm"
      timeZone="UTC"
      defaultValue={value ? [parseDate(value)] : []}
      {...(min ? { min: parseDate(min) } : {})}
      {...(value === '' && min ? { defaultFocusedValue: parseDate(min) } : {})}
      onValueChange={({ value: [chosen] }) => chosen && onChoose(chosen.toString())}
      translations={useCalendarTranslations()}
    >
      <CalendarViews />
    </DatePicker.Root>
  )
}
