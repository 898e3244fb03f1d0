import type * as z from 'zod'
import { ApiError, toApiError } from './api-error.ts'
import { currentAccessToken, renewAccessToken } from './auth-token.ts'
import { reportError } from './report-error.ts'
import { MUCH_LATER_MS, whenIdle } from './when-idle.ts'

type Query = Readonly<Record<string, string | number | boolean | null | undefined | readonly string[]>>

type CallOptions = { query?: Query; body?: unknown; signal?: AbortSignal; headers?: Record<string, string> }
/** A schema, or a function that loads it, so that zod and the contract can be split into a lazy chunk. */
type Schema<S extends z.ZodType> = S | (() => Promise<S>)
type ParsedOptions<S extends z.ZodType> = CallOptions & {
  schema: Schema<S>
  /**
   * For the first screen's calls: the response is used at once and validated when the page is idle; a
   * violation is reported (docs/decisions/0012).
   */
  isCheckedLater?: boolean
}

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

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  if (!response.headers.get('content-type')?.includes('json')) return text
  return JSON.parse(text)
}

/** Loads a schema; a failed load is reported as a network error. */
async function loadSchema<S extends z.ZodType>(schema: Schema<S>): Promise<S> {
  if (typeof schema !== 'function') return schema
  try {
    return await schema()
  } catch (error) {
    throw new ApiError({ status: 0, code: 'network', message: `The contract could not be loaded: ${error}` })
  }
}

function checkLater(path: string, body: unknown, schema: Schema<z.ZodType>): void {
  whenIdle(async () => {
    if (!navigator.onLine) {
      // The contract could not be loaded offline, so validation waits until the connection returns.
      window.addEventListener('online', () => checkLater(path, body, schema), { once: true })
      return
    }
    try {
      const { error } = (await loadSchema(schema)).safeParse(body)
      if (error) reportError(error, { where: 'contract', path })
    } catch (error) {
      console.warn('A response could not be validated.', error)
    }
    // Loading the schema library is expensive and the validation is not urgent.
  }, MUCH_LATER_MS)
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
    const headers = new Headers({ accept: 'application/json', ...options.headers })
    if (token) headers.set('authorization', `Bearer ${token}`)
    const init: RequestInit = { method, headers, signal: options.signal ?? null, credentials: 'same-origin' }
    if (options.body !== undefined) {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(options.body)
    }
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
    const body = await readBody(response)
    if (!response.ok) throw toApiError(response.status, body)
    return body
  }

  function verb(method: string) {
    async function request<S extends z.ZodType>(path: string, options: ParsedOptions<S>): Promise<z.output<S>>
    async function request(path: string, options?: CallOptions): Promise<unknown>
    async function request(
      path: string,
      options: CallOptions & Partial<ParsedOptions<z.ZodType>> = {},
    ): Promise<unknown> {
      const { schema, isCheckedLater = false } = options
      if (isCheckedLater || schema === undefined) {
        const body = await call(method, path, options)
        if (schema) checkLater(path, body, schema)
        return body
      }
      // A contract that cannot be loaded fails no call: the request has reached the server already.
      const [body, contract] = await Promise.all([
        call(method, path, options),
        loadSchema(schema).catch(() => null),
      ])
      if (contract) return contract.parse(body)
      checkLater(path, body, schema)
      return body
    }
    return request
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
