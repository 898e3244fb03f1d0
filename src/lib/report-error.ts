/** Something that wants to hear of unexpected errors, such as a monitoring service. */
export type ErrorSink = (error: unknown, context: Record<string, unknown>) => void

const toConsole: ErrorSink = (error, context) => console.error(error, context)
let sink: ErrorSink = toConsole

/** Sends unexpected errors elsewhere than to the console. */
export function setErrorSink(next: ErrorSink): void {
  sink = next
}

const recorded = new WeakSet<object>()

/** Records an error nobody expected, once however many places catch it; never throws itself. */
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
