import { ApiError } from './api-error.ts'

/** How long what is sent by itself waits for an answer: a slow line gets there, a dead one holds up nothing for ever. */
const PATIENCE_MS = 60_000

/**
 * Does what sends something by itself (an outbox), for a minute at most; then it is given up and counts as a lost
 * connection, whatever it hung on. Once given up its signal keeps a late part of it from still going out.
 */
export async function withTimeout<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new ApiError({ status: 0, code: 'network', message: 'No answer came' })
      giveUp.abort(error)
      reject(error)
    }, PATIENCE_MS)
  })
  try {
    return await Promise.race([work(giveUp.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether sending the same again later can help: no answer, one from a server in trouble, or a session to be renewed. */
export const isTransientError = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.isNetwork ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status)
