/** True when a request carries the service key, which only timers and functions have. */
export async function isService(request: Request, serviceKey: string): Promise<boolean> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const given = bearer ?? request.headers.get('apikey')
  if (!given) return false
  const [a, b] = await Promise.all([digest(given), digest(serviceKey)])
  return a.every((byte, at) => byte === b[at])
}

/** Keys are compared as digests, so that the duration reveals nothing about the key. */
async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
