import { ApiError } from '@/lib/api/api-error.ts'
import { isMissingChunk } from '@/lib/routing/missing-chunk.ts'

/**
 * Why a screen did not open: offline, no response from the server, a newer version deployed, or an error of
 * the app.
 */
export type Failure = 'offline' | 'network' | 'version' | 'broken'

/** Classifies an error for the error screen. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const isNetwork = error instanceof ApiError && error.isNetwork
  if (!isOnline && (isNetwork || isMissingChunk(error))) return 'offline'
  if (isMissingChunk(error)) return 'version'
  return isNetwork ? 'network' : 'broken'
}

/** The details for a bug report: URL, time, version and error. */
export function describeError(error: unknown, where: string, version: string | null, now: Date): string {
  const details = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  return [`Quillport ${version ?? ''}`.trim(), now.toISOString(), where, '', details].join('\n')
}
