import type { ErrorCode } from '../http/errors.ts'
import type { Operation } from './operation.ts'

/** What any call may answer when the server, not the caller, is at fault. */
export const FAILURES: readonly ErrorCode[] = ['internal', 'unavailable', 'timeout']

/** The codes a call may refuse with, in the house's envelope: those of its kind, and those it names. */
export function refusalsOf(operation: Operation): ErrorCode[] {
  const { path, isPublic, query, body, answers, isForgiving, refuses = [] } = operation
  const codes = new Set<ErrorCode>()
  const add = (...more: ErrorCode[]) => {
    for (const code of more) codes.add(code)
  }
  if (!isPublic) add('unauthenticated', 'forbidden', 'inactive', 'rate_limited')
  if (query) add('invalid_text')
  // The one public write, signing in, has a fixed refusal.
  if (body && !isPublic) add('invalid_json', 'invalid_text', 'too_large', 'invalid')
  if (path.includes(':') && !answers[404] && !isForgiving) add('not_found')
  add(...refuses)
  return [...codes]
}
