const dayMs = 86_400_000
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A date as `YYYY-MM-DD` in the browser's time zone, which due dates use. */
export function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Today in the browser's time zone. */
export const today = (): string => toDay(new Date())

/** The number of days between two calendar days; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / dayMs)

/** The calendar day `count` days later. */
export const addDays = (day: string, count: number): string =>
  new Date(utc(day) + count * dayMs).toISOString().slice(0, 10)
