import { isDay } from '@/ui/form/days.ts'

const MORNING = 8
const MONDAY = 1

/** The offered times of sending, in the time zone of the device: tomorrow and, unless that is a Monday, Monday morning. */
export function sendTimes(now: Date): { id: 'tomorrow' | 'monday'; at: Date }[] {
  const inDays = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING)
  const untilMonday = (MONDAY + 7 - now.getDay()) % 7 || 7
  const tomorrow = { id: 'tomorrow', at: inDays(1) } as const
  return untilMonday === 1 ? [tomorrow] : [tomorrow, { id: 'monday', at: inDays(untilMonday) }]
}

/** The moment of a day and a time of day on this device; null for anything else. */
export function toMoment(day: string, time: string): Date | null {
  if (!isDay(day) || !/^\d{2}:\d{2}$/.test(time)) return null
  const at = new Date(`${day}T${time}`)
  return Number.isNaN(at.getTime()) ? null : at
}
