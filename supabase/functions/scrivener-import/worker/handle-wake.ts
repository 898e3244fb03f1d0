import type { SliceDeps, SliceResult } from './deps.ts'
import { runSlice } from './run-slice.ts'
import type { SweepResult } from './sweep-objects.ts'

/** What the handler needs beside a slice's own: how to call the function again, and how to outlive the answer. */
export type WakeDeps = SliceDeps & {
  serviceKey: string
  wakeAgain: () => Promise<void>
  waitUntil: (work: Promise<void>) => void
  /** The other work of the service: removing objects nobody needs (`{"work":"sweep"}`). */
  sweep: () => Promise<SweepResult>
}

/**
 * Answers the calls that wake the worker: one slice a call, then a call to itself while there is more to do, so that
 * no call comes near a hosted function's processor limit. Calls during a slice do nothing; the slice goes on anyway.
 */
export function createWakeHandler(deps: WakeDeps): (request: Request) => Promise<Response> {
  let isBusy = false
  return async (request) => {
    if (!(await isService(request, deps.serviceKey))) {
      return Response.json({ code: 'forbidden', message: 'For the service only.' }, { status: 403 })
    }
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    if (await isSweep(request)) return Response.json(await deps.sweep())
    // One slice a process: two would need the memory of two.
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

async function isSweep(request: Request): Promise<boolean> {
  const body: unknown = await request.json().catch(() => null) // No body, or none we know: an import is meant.
  return typeof body === 'object' && body !== null && 'work' in body && body.work === 'sweep'
}

async function isService(request: Request, serviceKey: string): Promise<boolean> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const given = bearer ?? request.headers.get('apikey')
  if (!given) return false
  const [a, b] = await Promise.all([digest(given), digest(serviceKey)])
  return a.every((byte, at) => byte === b[at])
}

/** Compared as digests, so that the time taken tells nothing of the key. */
async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
