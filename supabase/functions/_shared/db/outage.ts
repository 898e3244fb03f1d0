/** When a caller may try again that met the database while it was away. */
export const retryAfterSeconds = 2

const states = /^(CONNECTION_|08|53[0-3]00|57P)/
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'CONNECT_TIMEOUT'])

/** Whether an error says that the database cannot be reached for now, and nothing about the query. */
export function isOutage(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && (codes.has(code) || states.test(code))
}
