/** Two inclusive days; a missing or invalid one is null. */
export type DateRange = { start: string | null; end: string | null }

/**
 * Reads `selectedDateRange` in each client format: `[start]` and `[end]`, dotted keys, JSON, repeated, or "2026-01-01
 * to 2026-01-31".
 */
export function readDateRange(queries: Record<string, string[]>, name: string): DateRange {
  const whole = [...(queries[name] ?? []), ...(queries[`${name}[]`] ?? [])]
  const named = {
    start: queries[`${name}[start]`]?.[0] ?? queries[`${name}.start`]?.[0] ?? queries[`${name}[0]`]?.[0],
    end: queries[`${name}[end]`]?.[0] ?? queries[`${name}.end`]?.[0] ?? queries[`${name}[1]`]?.[0],
  }
  const [first = '', second] = whole
  const parsed = second === undefined ? fromText(first) : { start: first, end: second }
  return { start: toDay(named.start ?? parsed.start), end: toDay(named.end ?? parsed.end) }
}

/** Reads a period such as `2026-11-01..2026-11-30`. */
export function periodOf(text: string | undefined): DateRange {
  const [start, end] = (text ?? '').split('..')
  return { start: toDay(start), end: toDay(end) }
}

function fromText(text: string): { start?: unknown; end?: unknown } {
  const value = parseJson(text)
  if (Array.isArray(value)) return { start: value[0], end: value[1] }
  if (typeof value === 'object' && value !== null) return value
  const [start, end] = text.split(/\s+to\s+|,/)
  return { start, end }
}

function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    // An unreadable range does not filter the list.
    return null
  }
}

/** Returns the day of an ISO date or date-time; null for a day that does not exist. */
function toDay(value: unknown): string | null {
  const day = typeof value === 'string' ? (/^(\d{4}-\d\d-\d\d)(?:$|T)/.exec(value.trim())?.[1] ?? null) : null
  if (day === null) return null
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day >= '0001' ? day : null
}
