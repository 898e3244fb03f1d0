import { ApiError } from '@/lib/api-error.ts'

/** Why a screen did not open: no connection, a server that does not answer, a newer version in its place, or a fault of ours. */
export type Failure = 'offline' | 'network' | 'version' | 'broken'

/** What browsers say when a part of the app is not to be had: Chromium, Firefox, Safari, and Vite for styles. */
const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload|is not a valid javascript mime type/i

/** Whether a part of the app could not be loaded, as happens when a deployment has replaced it. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && missingPart.test(error.message)

/** Reads from an error what to tell whoever waits for the screen. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const isNetwork = error instanceof ApiError && error.isNetwork
  if (!isOnline && (isNetwork || isMissingPart(error))) return 'offline'
  if (isMissingPart(error)) return 'version'
  return isNetwork ? 'network' : 'broken'
}

/** What somebody who looks into the fault needs: where, when, which version, and what the browser said. */
export function describeError(error: unknown, where: string, version: string | null, now: Date): string {
  const said = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  return [`Quillport ${version ?? ''}`.trim(), now.toISOString(), where, '', said].join('\n')
}
