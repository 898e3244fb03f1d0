/** A calendar day as YYYY-MM-DD, which sorts as text. */
export type CalendarDay = string

/** Milliseconds until the next local midnight. */
export function untilTomorrow(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return next.getTime() - now.getTime()
}
