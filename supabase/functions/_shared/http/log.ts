/** One entry of the function's log. */
export type LogEntry = { requestId: string; code: string; status?: number; method?: string; error?: unknown }
export type Log = (entry: LogEntry) => void

/** Logs only the name, SQLSTATE and stack frames of an error, because its message may quote user content. */
export const logToConsole: Log = ({ error, ...entry }) => {
  console.error(JSON.stringify({ ...entry, ...(error === undefined ? {} : { error: summary(error) }) }))
}

function summary(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, routine, constraint_name, table_name } = error as Error & Record<string, unknown>
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    code,
    routine,
    constraint: constraint_name,
    table: table_name,
    frames: frames.slice(0, 6).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: summary(error.cause) }),
  }
}
