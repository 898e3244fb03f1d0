/** A receiver of unexpected errors, such as a monitoring service. */
export type ErrorSink = (error: unknown, context: Record<string, unknown>) => void

const toConsole: ErrorSink = (error, context) => console.error(error, context)
let sink: ErrorSink = toConsole

/** Sends unexpected errors to a sink instead of the console. */
export function setErrorSink(next: ErrorSink): void {
  sink = next
}

const recorded = new WeakSet<object>()

/** Reports an unexpected error once, even if several handlers catch it; never throws. */
export function reportError(error: unknown, context: Record<string, unknown> = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (recorded.has(error)) return
    recorded.add(error)
  }
  try {
    sink(error, context)
  } catch (sinkError) {
    toConsole(sinkError, { while: 'reporting', error })
  }
}
