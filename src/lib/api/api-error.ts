/** A refused or failed call, in one shape for every response format, also those with a body of their own. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status, or 0 without a response. */
  readonly status: number
  /** A stable error code, such as `conflict`; `network` without a response. */
  readonly code: string
  /** Why the call was refused, beside its code; empty without a reason. */
  readonly reason: string
  /** Reasons by form field. */
  readonly fields: Readonly<Record<string, string>>
  /** The response body, for errors that carry more data, such as the newer version of a conflict. */
  readonly body: unknown

  constructor(init: {
    status: number
    code: string
    message: string
    reason?: string
    fields?: Record<string, string>
    body?: unknown
  }) {
    super(init.message)
    this.status = init.status
    this.code = init.code
    this.reason = init.reason ?? ''
    this.fields = init.fields ?? {}
    this.body = init.body
  }

  /** True when the call never reached the server, so nothing changed and a retry is safe. */
  get isNetwork(): boolean {
    return this.status === 0
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const fields: Record<string, string> = {}
  for (const [field, messages] of Object.entries(value)) {
    const first = Array.isArray(messages) ? messages[0] : messages
    if (typeof first === 'string') fields[field] = first
  }
  return fields
}

const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

/**
 * Converts any error body of the API to an ApiError: `{errors}`, `{message}`, `{error}`, a plain string or an empty
 * body.
 */
export function toApiError(status: number, body: unknown): ApiError {
  const record = isRecord(body) ? body : {}
  const nested = isRecord(record.error) ? record.error : {}
  const fields = readFields(record.errors ?? record.fields ?? nested.fields)
  const message =
    firstText(record.message, nested.message, record.error, body, Object.values(fields)[0]) ??
    `HTTP ${status}`
  const code = firstText(record.code, nested.code) ?? `http_${status}`
  return new ApiError({ status, code, message, reason: firstText(nested.reason) ?? '', fields, body })
}
