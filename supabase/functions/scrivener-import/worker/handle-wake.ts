import { isService } from '../../_shared/http/is-service.ts'
import type { CountResult } from './count-files.ts'
import type { SliceDeps, SliceResult } from './deps.ts'
import { runSlice } from './run-slice.ts'
import type { SweepResult } from './sweep-objects.ts'

/**
 * The dependencies of the handler besides those of a slice: calling the function again, and running after the
 * response.
 */
export type WakeDeps = SliceDeps & {
  serviceKey: string
  wakeAgain: () => Promise<void>
  waitUntil: (work: Promise<void>) => void
  /** Deletes unreferenced storage objects (`{"work":"sweep"}`). */
  sweep: () => Promise<SweepResult>
  /** Counts the files of projects (`{"work":"count"}`). */
  count: () => Promise<CountResult>
}

/**
 * Runs one slice per call and then calls itself, because of a hosted function's processor limit; ignores calls during
 * a slice.
 */
export function createWakeHandler(deps: WakeDeps): (request: Request) => Promise<Response> {
  let isBusy = false
  return async (request) => {
    if (!(await isService(request, deps.serviceKey))) {
      return Response.json({ code: 'forbidden', message: 'For the service only.' }, { status: 403 })
    }
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const work = await workOf(request)
    if (work === 'sweep') return Response.json(await deps.sweep())
    if (work === 'count') return Response.json(await deps.count())
    // One slice per process, to limit its memory.
    if (isBusy) return Response.json({ status: 'busy' }, { status: 202 })
    isBusy = true
    let result: SliceResult
    try {
      result = await runSlice(deps)
    } catch (error) {
      deps.log({ requestId: 'worker', code: 'slice_broke_off', error })
      return Response.json({ code: 'unavailable', message: 'The slice broke off.' }, { status: 503 })
    } finally {
      isBusy = false
    }
    if (result.status !== 'idle' && result.status !== 'retry') deps.waitUntil(deps.wakeAgain())
    return Response.json(result)
  }
}

/** The other work that a call names; without a known name, the call is for imports. */
async function workOf(request: Request): Promise<unknown> {
  const body: unknown = await request.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'work' in body ? body.work : null
}
