import { HttpError } from '../_shared/http/errors.ts'
import { isService } from '../_shared/http/is-service.ts'
import type { Log } from '../_shared/http/log.ts'
import { createObjectStore } from '../_shared/storage/object-store.ts'
import type { AccountsAdapter, AuthAdapter, ImporterAdapter, StorageAdapter, WeeklyAdapter } from './deps.ts'

/** Converts an unexpected status of a service to an error: 503 means unavailable, any other an internal error. */
function unexpected(service: string, { status, headers }: Response): Error {
  if (status !== 503) return new Error(`${service} answered ${status}`)
  return new HttpError('unavailable', { headers: { 'Retry-After': headers.get('retry-after') ?? '2' } })
}

type Project = { url: string; publishableKey: string }

/** Signs people in through Supabase Auth; only the service key may forward the caller's network address. */
export function createAuthAdapter({ url, serviceKey }: { url: string; serviceKey: string }): AuthAdapter {
  return {
    async signIn(email, password, networkAddress) {
      const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          apikey: serviceKey,
          'content-type': 'application/json',
          ...(networkAddress ? { 'sb-forwarded-for': networkAddress } : {}),
        },
        body: JSON.stringify({ email, password }),
      })
      const body = (await response.json()) as { access_token?: unknown }
      if (response.ok && typeof body.access_token === 'string') return body.access_token
      if (response.status === 400 || response.status === 422) return null
      throw unexpected('Auth', response)
    },
  }
}

/** Invites and deletes accounts through Supabase Auth with the service key, which only functions have. */
export function createAccountsAdapter({
  url,
  serviceKey,
  agency,
}: {
  url: string
  serviceKey: string
  /** The name of the agency, which invitations name. */
  agency: string
}): AccountsAdapter {
  const headers = {
    apikey: serviceKey,
    authorization: `Bearer ${serviceKey}`,
    'content-type': 'application/json',
  }
  return {
    async invite(email, { redirectTo, data }) {
      const query = redirectTo === undefined ? '' : `?redirect_to=${encodeURIComponent(redirectTo)}`
      const body = JSON.stringify({
        email,
        data: { invited_by: data.invitedBy, language: data.language, agency },
      })
      const response = await fetch(`${url}/auth/v1/invite${query}`, { method: 'POST', headers, body })
      await response.body?.cancel()
      if (response.ok) return 'sent'
      if (response.status === 422) return 'exists'
      if (response.status === 429) return 'too-many'
      throw unexpected('Auth', response)
    },
    async deleteUser(id) {
      const response = await fetch(`${url}/auth/v1/admin/users/${id}`, { method: 'DELETE', headers })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw unexpected('Auth', response)
    },
    async deleteFactors(id) {
      const factors = `${url}/auth/v1/admin/users/${id}/factors`
      const response = await fetch(factors, { headers })
      if (!response.ok) throw unexpected('Auth', response)
      for (const factor of (await response.json()) as { id: string }[]) {
        const deleted = await fetch(`${factors}/${factor.id}`, { method: 'DELETE', headers })
        await deleted.body?.cancel()
        if (!deleted.ok && deleted.status !== 404) throw unexpected('Auth', deleted)
      }
    },
  }
}

/** Rejects every call, because inviting and deleting accounts need the service key. */
export const noAccounts: AccountsAdapter = {
  invite: () => Promise.reject(new Error('No key of the service was given')),
  deleteUser: () => Promise.reject(new Error('No key of the service was given')),
  deleteFactors: () => Promise.reject(new Error('No key of the service was given')),
}

/** Writes weekly exports with the service key. */
export function createWeeklyAdapter({ url, serviceKey }: { url: string; serviceKey: string }): WeeklyAdapter {
  const store = createObjectStore({ url, key: serviceKey })
  return {
    isTimer: (request) => isService(request, serviceKey),
    read: async (bucket, path, size) => new Uint8Array(await store.read(bucket, path, 0, size)),
    write: store.write,
  }
}

/** Accepts no timer, because weekly exports need the service key. */
export const noWeekly: WeeklyAdapter = {
  isTimer: async () => false,
  read: () => Promise.reject(new Error('No key of the service was given')),
  write: () => Promise.reject(new Error('No key of the service was given')),
}

/** Calls Storage with the caller's token. */
export function createStorageAdapter({ url, publishableKey }: Project): StorageAdapter {
  const atOnce = 500
  const headersOf = (token: string) => ({ apikey: publishableKey, authorization: `Bearer ${token}` })
  const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')
  return {
    async read(token, bucket, path, most) {
      const response = await fetch(`${url}/storage/v1/object/authenticated/${bucket}/${encoded(path)}`, {
        headers: headersOf(token),
      })
      if (response.ok && Number(response.headers.get('content-length') ?? 0) <= most) {
        const bytes = new Uint8Array(await response.arrayBuffer())
        return bytes.length <= most ? bytes : 'too-large'
      }
      await response.body?.cancel()
      if (response.ok) return 'too-large'
      // Storage answers 400 for an object that is missing or that the caller may not read.
      if (response.status >= 500) throw unexpected('Storage', response)
      return null
    },
    async write(token, bucket, path, mime, bytes) {
      const response = await fetch(`${url}/storage/v1/object/${bucket}/${encoded(path)}`, {
        method: 'POST',
        headers: { ...headersOf(token), 'content-type': mime },
        body: bytes,
      })
      const text = await response.text()
      if (response.ok) return
      if (text.includes('storage_full')) throw new HttpError('storage_full')
      // The caller may write the manuscript, so its policy refuses only too many uploads.
      if (response.status === 403 || /"statusCode":\s*"?403/.test(text)) throw new HttpError('rate_limited')
      throw unexpected('Storage', response)
    },
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
        if (!response.ok) throw unexpected('Storage', response)
        await response.body?.cancel()
      }
    },
  }
}

/** Starts the import worker with the service key, which only functions have. */
export function createImporterAdapter(options: {
  url: string
  serviceKey: string
  log: Log
}): ImporterAdapter {
  const { url, serviceKey, log } = options
  return {
    wake() {
      const headers = { authorization: `Bearer ${serviceKey}`, apikey: serviceKey }
      const waking = fetch(`${url}/functions/v1/scrivener-import`, { method: 'POST', headers })
        .then((response) => response.body?.cancel())
        .catch((error: unknown) => log({ requestId: 'importer', code: 'wake_failed', error }))
      globalThis.EdgeRuntime?.waitUntil(waking)
    },
  }
}

declare global {
  // Both the hosted and the embedded runtime provide it: work that may continue after the response.
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined
}
