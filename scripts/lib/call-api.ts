import { setTimeout as sleep } from 'node:timers/promises'
import { errorBody } from '../../supabase/functions/_shared/contract/errors.ts'
import { ImportFailure } from './import-failure.ts'

/** Calls the app's API and answers its JSON; a refusal is an {@link ImportFailure} with the API's own words. */
export type CallApi = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>

/** How long a server may be away, as while it restarts, before a call gives up. */
const PATIENCE_MS = 60_000
const LONGEST_WAIT_MS = 5000

/** Makes the caller of one person. */
export function createApiCaller(appUrl: string, token: () => Promise<string>): CallApi {
  return async (method, path, body) => {
    const began = Date.now()
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`${appUrl}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((error: unknown) => error as Error)
      const isAway = answer instanceof Error || answer.status >= 500
      // Reading again is harmless; while a server restarts, patience is all it takes.
      if (isAway && method === 'GET' && Date.now() - began < PATIENCE_MS) {
        await sleep(Math.min(attempt * 1000, LONGEST_WAIT_MS))
        continue
      }
      if (answer instanceof Error) throw new ImportFailure(`Nothing answers at ${appUrl}: ${answer.message}`)
      const value: unknown = await answer.json().catch(() => null)
      if (answer.ok) return value
      const refusal = errorBody.safeParse(value)
      const fields = refusal.success ? Object.values(refusal.data.error.fields ?? {}) : []
      const words = refusal.success
        ? [refusal.data.error.message, ...fields].join(' ')
        : `status ${answer.status}`
      throw new ImportFailure(`${method} ${path}: ${words}`)
    }
  }
}
