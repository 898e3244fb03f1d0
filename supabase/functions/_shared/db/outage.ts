/** The Retry-After of a response during a database outage. */
export const retryAfterSeconds = 2

const states = /^(CONNECTION_|08|53[0-3]00|57P)/
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'CONNECT_TIMEOUT'])

/** True when an error means that the database is unreachable, regardless of the query. */
export function isOutage(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && (codes.has(code) || states.test(code))
}
