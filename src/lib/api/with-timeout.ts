import { ApiError } from './api-error.ts'

/**
 * The longest wait of an automatic send: enough for a slow connection, short enough that a dead one does not
 * block the queue.
 */
const TIMEOUT_MS = 60_000

/** Runs an automatic send with a time limit; a timeout aborts the signal and counts as a network error. */
export async function withTimeout<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new ApiError({ status: 0, code: 'network', message: 'No response came' })
      abort.abort(error)
      reject(error)
    }, TIMEOUT_MS)
  })
  try {
    return await Promise.race([work(abort.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * True when sending again later can succeed: no response, a server error, a rate limit or an expired session.
 */
export const isTransientError = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.isNetwork ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status)
