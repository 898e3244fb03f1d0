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

/** Hands a request to a function's process and its answer back; a process that never answers is ended. */
export async function forwardRequest(
  running: FunctionProcess,
  request: Request,
  path: string,
  timeoutMs: number,
): Promise<Response> {
  // No client can send these on, and nothing of ours answers to them.
  if (/^(connect|trac[ek])$/i.test(request.method)) return new Response(null, { status: 405 })
  const headers = new Headers(request.headers)
  for (const name of [...hopByHop, 'host', 'content-length']) headers.delete(name)
  // Answers travel inside this machine, and are compressed once, by the gateway.
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
    const answer = await fetch(`http://127.0.0.1:${running.port}${path}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: abort.signal,
      ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
    } as RequestInit)
    const kept = new Headers(answer.headers)
    for (const name of hopByHop) kept.delete(name)
    return new Response(answer.body, { status: answer.status, headers: kept })
  } catch (error) {
    if (timedOut) return refuse('timeout')
    if (request.signal.aborted) return new Response(null, { status: 499 })
    // The connection broke: the process has ended or is about to, and its reason is the caller's answer.
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
