import { failures } from './errors.ts'

const limit = 1024 * 1024

/** Parses a small JSON object from a request's body; an empty body counts as an empty object. */
export async function readStorageJson(request: Request): Promise<Record<string, unknown>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw failures.tooLarge()
  const text = await request.text()
  if (text.length > limit) throw failures.tooLarge()
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Invalid JSON and JSON that is not an object get the same error below.
  }
  throw failures.invalidRequest('The body must be a JSON object')
}

/** A required string of a body. */
export function requireText(body: Record<string, unknown>, key: string): string {
  const value = body[key]
  if (typeof value !== 'string' || value === '') {
    throw failures.invalidRequest(`body must have required property '${key}'`)
  }
  return value
}
