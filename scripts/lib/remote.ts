const notForwarded = [
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'expect',
]

/** Sends the app's API calls to the function `api` of another Supabase. */
export function toRemoteApi(supabaseUrl: string, key: string, origins: readonly string[]) {
  return async (request: Request, path: string): Promise<Response> => {
    const headers = new Headers(request.headers)
    // The hosted API knows this machine's origin only when it is configured, so the check is made here.
    const origin = headers.get('origin')
    if (origin !== null && !origins.includes(origin)) return new Response(null, { status: 403 })
    headers.delete('origin')
    for (const name of notForwarded) headers.delete(name)
    headers.set('apikey', key)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const response = await fetch(`${supabaseUrl}/functions/v1${path}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
    } as RequestInit)
    const kept = new Headers(response.headers)
    for (const name of [
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
    ])
      kept.delete(name)
    return new Response(response.body, { status: response.status, headers: kept })
  }
}
