import { ApiError } from '@/lib/api/api-error.ts'

/**
 * Why a screen did not open: offline, no response from the server, a newer version deployed, or an error of
 * the app.
 */
export type Failure = 'offline' | 'network' | 'version' | 'broken'

/** The messages of a failed dynamic import in Chromium, Firefox, Safari, and Vite for styles. */
const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload|is not a valid javascript mime type/i

/** True when a chunk could not be loaded, for example after a deployment replaced it. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && missingPart.test(error.message)

/** Classifies an error for the error screen. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const isNetwork = error instanceof ApiError && error.isNetwork
  if (!isOnline && (isNetwork || isMissingPart(error))) return 'offline'
  if (isMissingPart(error)) return 'version'
  return isNetwork ? 'network' : 'broken'
}

/** The details for a bug report: URL, time, version and error. */
export function describeError(error: unknown, where: string, version: string | null, now: Date): string {
  const details = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  return [`Quillport ${version ?? ''}`.trim(), now.toISOString(), where, '', details].join('\n')
}
