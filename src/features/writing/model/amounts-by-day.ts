import type { WritingProgress, WritingTargets } from '@contract/writing.ts'
import { addDays } from '@/lib/time/calendar-day.ts'

/** The amounts of the last days, oldest first; a day without a save is zero. */
export function amountsByDay(
  days: WritingProgress['days'],
  unit: WritingTargets['unit'],
  today: string,
  count: number,
): { day: string; amount: number }[] {
  const amounts = new Map(days.map((one) => [one.day, one[unit]]))
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count)
    return { day, amount: amounts.get(day) ?? 0 }
  })
}
