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
