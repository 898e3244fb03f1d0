const dayMs = 86_400_000
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A moment as the reader's own calendar day, `YYYY-MM-DD`: the day of due dates, whatever the server's clock says. */
export function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The reader's calendar day now. */
export const today = (): string => toDay(new Date())

/** How many days lie between two calendar days; negative when `to` is the earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / dayMs)

/** The calendar day so many days on. */
export const addDays = (day: string, count: number): string =>
  new Date(utc(day) + count * dayMs).toISOString().slice(0, 10)
