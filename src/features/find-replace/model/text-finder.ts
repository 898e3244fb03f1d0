import type { FindTexts, FoundTexts } from './find-texts.ts'

/** The time limit of a page of texts; a simple expression takes some milliseconds. */
export const FIND_LIMIT_MS = 3000

/** Why a search found nothing: the expression is invalid, takes too long, or the worker could not run. */
export class FindProblem extends Error {
  constructor(readonly code: 'bad-pattern' | 'too-slow' | 'broken') {
    super(code)
  }
}

/**
 * Searches texts in a worker, which is ended after the time limit, because a regular expression can take for ever and
 * cannot be stopped in the page.
 */
export function createTextFinder() {
  const worker = new Worker(new URL('./find-texts.worker.ts', import.meta.url), { type: 'module' })
  let receive: (message: FoundTexts | 'ready') => void = () => undefined
  let fail: (problem: FindProblem) => void = () => undefined
  worker.onmessage = ({ data }: MessageEvent<FoundTexts | 'ready'>) => receive(data)
  worker.onerror = () => fail(new FindProblem('broken'))
  const next = <T>(run: (resolve: (message: T) => void) => void) =>
    new Promise<T>((resolve, reject) => {
      fail = reject
      run(resolve)
    })
  const ready = next<void>((resolve) => {
    receive = () => resolve()
  })
  // A search awaits it and reports the failure.
  ready.catch(() => undefined)
  return {
    end: () => worker.terminate(),
    /** The matches of some texts; one call at a time. */
    async find(request: FindTexts) {
      await ready
      let timer: ReturnType<typeof setTimeout> | undefined
      const response = await next<FoundTexts>((resolve) => {
        receive = (message) => {
          if (message !== 'ready') resolve(message)
        }
        timer = setTimeout(() => {
          worker.terminate()
          fail(new FindProblem('too-slow'))
        }, FIND_LIMIT_MS)
        worker.postMessage(request)
      }).finally(() => clearTimeout(timer))
      if ('problem' in response) throw new FindProblem(response.problem)
      return response.found
    },
  }
}
