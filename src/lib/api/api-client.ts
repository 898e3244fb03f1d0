import type * as z from 'zod'
import { currentAccessToken, renewAccessToken } from '../auth/auth-token.ts'
import { tabId } from '../browser/tab-id.ts'
import { ApiError, toApiError } from './api-error.ts'

type Query = Readonly<Record<string, string | number | boolean | null | undefined | readonly string[]>>

type CallOptions = {
  query?: Query
  body?: unknown
  signal?: AbortSignal
  /** The request outlives the page that sends it, unless its body is too large for that. */
  keepalive?: boolean
}

/** Browsers refuse requests with `keepalive` whose bodies exceed 64 KiB together. */
const MAX_KEEPALIVE_CHARACTERS = 10_000

/** Reads and renews the caller's access token. */
export type TokenSource = { current: () => Promise<string | null>; refresh: () => Promise<string | null> }

/** Builds a URL under `/api` with its query string; empty values are omitted and arrays repeat the key. */
export function apiUrl(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  const text = search.toString()
  return `/api${path}${text ? `?${text}` : ''}`
}

/** Parses a body as JSON; undefined when it is something else, such as the page of a proxy. */
function parseJson(response: Response, text: string): { value: unknown } | undefined {
  if (!response.headers.get('content-type')?.includes('json')) return undefined
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Returns the body of a successful response, undefined for a 204; throws for a refusal and for a body that is not JSON. */
async function readResponse(response: Response, call: string): Promise<unknown> {
  const text = await response.text()
  const json = parseJson(response, text)
  if (!response.ok) throw toApiError(response.status, json ? json.value : text || undefined)
  if (response.status === 204) return undefined
  if (!json) throw new Error(`${call} returned ${response.status} without JSON`)
  return json.value
}

/**
 * Creates the API client: same origin, the caller's token, one token renewal after a 401, and typed errors.
 */
export function createApiClient(tokens: TokenSource, doFetch: typeof fetch = (...args) => fetch(...args)) {
  async function send(
    method: string,
    path: string,
    options: CallOptions,
    token: string | null,
  ): Promise<Response> {
    const headers = new Headers({ accept: 'application/json' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (method !== 'GET') headers.set('x-tab', tabId)
    const init: RequestInit = { method, headers, signal: options.signal ?? null, credentials: 'same-origin' }
    let body = ''
    if (options.body !== undefined) {
      headers.set('content-type', 'application/json')
      body = JSON.stringify(options.body)
      init.body = body
    }
    if (options.keepalive && body.length <= MAX_KEEPALIVE_CHARACTERS) init.keepalive = true
    try {
      return await doFetch(apiUrl(path, options.query), init)
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new ApiError({ status: 0, code: 'network', message: 'The server could not be reached' })
    }
  }

  async function call(method: string, path: string, options: CallOptions): Promise<unknown> {
    const token = await tokens.current()
    let response = await send(method, path, options, token)
    if (response.status === 401 && token) {
      const renewed = await tokens.refresh()
      if (renewed && renewed !== token) response = await send(method, path, options, renewed)
    }
    return readResponse(response, `${method} ${path}`)
  }

  /** `S` is the schema of the response, which the API tests validate; the browser does not (docs/decisions/0032). */
  function verb(method: string) {
    return async <S extends z.ZodType>(path: string, options: CallOptions = {}) =>
      (await call(method, path, options)) as z.output<S>
  }

  return {
    get: verb('GET'),
    post: verb('POST'),
    put: verb('PUT'),
    patch: verb('PATCH'),
    delete: verb('DELETE'),
  }
}

/** The API client of the current session. */
export const api = createApiClient({
  current: currentAccessToken,
  refresh: renewAccessToken,
})
