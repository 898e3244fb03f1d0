/** A calendar day as text, YYYY-MM-DD: days compare as text. */
export type CalendarDay = string

/** Milliseconds until the reader's next day begins. */
export function untilTomorrow(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return next.getTime() - now.getTime()
}
