import { setTimeout as sleep } from 'node:timers/promises'
import { errorBody } from '../../supabase/functions/_shared/contract/error-body.ts'
import { ImportFailure } from './import-failure.ts'

/**
 * Calls the app's API and returns its JSON; a refusal becomes an {@link ImportFailure} with the API's
 * message.
 */
export type CallApi = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>

/** The longest time a server may be unavailable, for example during a restart. */
const RETRY_FOR_MS = 60_000
const LONGEST_WAIT_MS = 5000

/** Creates an API caller with one user's token. */
export function createApiCaller(appUrl: string, token: () => Promise<string>): CallApi {
  return async (method, path, body) => {
    const began = Date.now()
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${appUrl}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((error: unknown) => error as Error)
      const isAway = response instanceof Error || response.status >= 500
      // Only reads are retried while a server restarts, because they are safe to repeat.
      if (isAway && method === 'GET' && Date.now() - began < RETRY_FOR_MS) {
        await sleep(Math.min(attempt * 1000, LONGEST_WAIT_MS))
        continue
      }
      if (response instanceof Error)
        throw new ImportFailure(`No server responds at ${appUrl}: ${response.message}`)
      const value: unknown = await response.json().catch(() => null)
      if (response.ok) return value
      const refusal = errorBody.safeParse(value)
      const fields = refusal.success ? Object.values(refusal.data.error.fields ?? {}) : []
      const words = refusal.success
        ? [refusal.data.error.message, ...fields].join(' ')
        : `status ${response.status}`
      throw new ImportFailure(`${method} ${path}: ${words}`)
    }
  }
}
