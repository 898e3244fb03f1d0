import { isSameSecret } from './same-secret.ts'

/** True when a request carries the service key, which only timers and functions have. */
export async function isService(request: Request, serviceKey: string): Promise<boolean> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const given = bearer ?? request.headers.get('apikey')
  return given ? isSameSecret(given, serviceKey) : false
}
