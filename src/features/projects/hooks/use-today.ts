import { useEffect, useState } from 'react'
import { toDay } from '@/lib/calendar-day.ts'
import { type CalendarDay, untilTomorrow } from '../model/days.ts'

/** The reader's calendar day; a page left open over midnight moves on with it. */
export function useToday(): CalendarDay {
  const [today, setToday] = useState(() => toDay(new Date()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const now = new Date()
      setToday(toDay(now))
      clearTimeout(timer)
      timer = setTimeout(look, untilTomorrow(now) + 1000)
    }
    look()
    // A tab that slept hears no timer: it looks again when it is seen.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
