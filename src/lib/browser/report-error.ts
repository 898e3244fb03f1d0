const reported = new WeakSet<object>()

/** Writes an unexpected error to the console, once even if several handlers catch it. */
export function reportError(error: unknown, context: Record<string, unknown> = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  console.error(error, context)
}
