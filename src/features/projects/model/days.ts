/** A calendar day as text, YYYY-MM-DD: days compare as text. */
export type Day = string

const pad = (number: number) => String(number).padStart(2, '0')

/** The day a moment falls on where the reader is. */
export const localDay = (moment: Date): Day =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`

/** Whether a text is a day that exists, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** What somebody typed as a day: blanks, dots or slashes between its parts are let through, in the order of the format. */
export function readDay(text: string): string {
  const parts = /^\s*(\d{4})[\s./-]?(\d{1,2})[\s./-]?(\d{1,2})\s*$/.exec(text)
  return parts ? `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}` : text.trim()
}

const msOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** How many days lie between two days; negative when the second is the earlier one. */
export const daysBetween = (from: Day, to: Day): number => Math.round((msOf(to) - msOf(from)) / 86_400_000)

/** A day so and so many days later. */
export const addDays = (day: Day, days: number): Day =>
  new Date(msOf(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Milliseconds until the reader's next day begins. */
export function untilTomorrow(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return next.getTime() - now.getTime()
}
