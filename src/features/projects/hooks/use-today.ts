import { useEffect, useState } from 'react'
import { toDay } from '@/lib/time/calendar-day.ts'
import { type CalendarDay, untilTomorrow } from '../model/days.ts'

/** The user's current calendar day, updated at midnight. */
export function useToday(): CalendarDay {
  const [today, setToday] = useState(() => toDay(new Date()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      const now = new Date()
      setToday(toDay(now))
      clearTimeout(timer)
      timer = setTimeout(update, untilTomorrow(now) + 1000)
    }
    update()
    // Timers pause in a sleeping tab, so the day is checked again when it becomes visible.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return today
}
