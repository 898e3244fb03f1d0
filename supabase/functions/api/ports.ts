import type { Log } from '../_shared/http/log.ts'
import type { AuthPort, ImporterPort, StoragePort } from './deps.ts'

type Project = { url: string; publishableKey: string }

/** Signs people in at the project's Auth, with the key any browser has. */
export function createAuthPort({ url, publishableKey }: Project): AuthPort {
  return {
    async signIn(email, password) {
      const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      const answer = (await response.json()) as { access_token?: unknown }
      if (response.ok && typeof answer.access_token === 'string') return answer.access_token
      if (response.status === 400 || response.status === 422) return null
      throw new Error(`Auth answered ${response.status}`)
    },
  }
}

/** Reaches Storage with the caller's own token. */
export function createStoragePort({ url, publishableKey }: Project): StoragePort {
  const atOnce = 500
  return {
    async remove(token, bucket, paths) {
      for (let from = 0; from < paths.length; from += atOnce) {
        const response = await fetch(`${url}/storage/v1/object/${bucket}`, {
          method: 'DELETE',
          headers: {
            apikey: publishableKey,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ prefixes: paths.slice(from, from + atOnce) }),
        })
        if (!response.ok) throw new Error(`Storage answered ${response.status}`)
        await response.body?.cancel()
      }
    },
  }
}

/** Wakes the import worker with the key of the service, which only functions have. */
export function createImporterPort(options: { url: string; serviceKey: string; log: Log }): ImporterPort {
  const { url, serviceKey, log } = options
  return {
    wake() {
      const headers = { authorization: `Bearer ${serviceKey}`, apikey: serviceKey }
      const waking = fetch(`${url}/functions/v1/scrivener-import`, { method: 'POST', headers })
        .then((answer) => answer.body?.cancel())
        .catch((error: unknown) => log({ requestId: 'importer', code: 'wake_failed', error }))
      globalThis.EdgeRuntime?.waitUntil(waking)
    },
  }
}

declare global {
  // The hosted runtime's own, and the embedded one's: work that may go on after the answer.
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined
}
