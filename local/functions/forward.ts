import type { EndReason, FunctionProcess } from './process.ts'
import { refuse } from './refusals.ts'

const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
  'expect',
]

/**
 * Forwards a request to a function's process and returns its response; ends a process that never responds.
 */
export async function forwardRequest(
  running: FunctionProcess,
  request: Request,
  path: string,
  timeoutMs: number,
): Promise<Response> {
  // HTTP clients cannot forward these methods, and no function implements them.
  if (/^(connect|trac[ek])$/i.test(request.method)) return new Response(null, { status: 405 })
  const headers = new Headers(request.headers)
  for (const name of [...hopByHop, 'host', 'content-length']) headers.delete(name)
  // Responses stay on this machine; only the gateway compresses them.
  headers.set('accept-encoding', 'identity')
  headers.set('x-forwarded-host', request.headers.get('host') ?? '')
  headers.set('x-forwarded-proto', 'http')
  const abort = new AbortController()
  const onClientGone = () => abort.abort()
  request.signal.addEventListener('abort', onClientGone, { once: true })
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    abort.abort()
    void running.end('timeout')
  }, timeoutMs)
  try {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const response = await fetch(`http://127.0.0.1:${running.port}${path}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: abort.signal,
      ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
    } as RequestInit)
    const kept = new Headers(response.headers)
    for (const name of hopByHop) kept.delete(name)
    return new Response(response.body, { status: response.status, headers: kept })
  } catch (error) {
    if (timedOut) return refuse('timeout')
    if (request.signal.aborted) return new Response(null, { status: 499 })
    // The connection broke, so the process is ending; its reason determines the response.
    const reason = await Promise.race([running.ended, brokenFor(2_000)])
    if (reason === 'alive') console.error(`function: ${(error as Error).message}`)
    return refuse(kindOf(reason))
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', onClientGone)
  }
}

const brokenFor = (ms: number) =>
  new Promise<'alive'>((resolve) => setTimeout(() => resolve('alive'), ms).unref())

function kindOf(reason: EndReason | 'alive'): Parameters<typeof refuse>[0] {
  if (reason === 'hang' || reason === 'memory') return 'limit'
  return reason === 'timeout' ? 'timeout' : 'exit'
}
