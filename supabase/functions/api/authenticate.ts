import type { MiddlewareHandler } from 'hono'
import type { AsCaller } from '../_shared/db/as-caller.ts'
import type { Env } from '../_shared/http/context.ts'
import { HttpError } from '../_shared/http/errors.ts'
import { UUID, type Verify } from '../_shared/http/verify.ts'
import { createWorkLimit } from '../_shared/http/work-limit.ts'

type Options = { verify: Verify; asCaller: AsCaller; publicPaths: ReadonlySet<string> }

/**
 * Verifies the token of a call, sets its claims and gives the handler `asCaller`, within the work limit of the caller.
 * Public paths have no caller.
 */
export function authenticate({ verify, asCaller, publicPaths }: Options): MiddlewareHandler<Env> {
  const limit = createWorkLimit()
  return async (c, next) => {
    if (publicPaths.has(c.req.path)) {
      await next()
      return
    }
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const claims = token === undefined ? null : await verify(token)
    if (token === undefined || claims === null) {
      throw new HttpError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })
    }
    c.set('claims', claims)
    c.set('token', token)
    // Hints of this call carry the tab that caused them (decision 0042).
    const tab = c.req.header('x-tab') ?? ''
    const caller = { ...claims, tab: UUID.test(tab) ? tab : undefined }
    const isRead = c.req.method === 'GET'
    c.set('asCaller', (work) => asCaller(caller, work, isRead))
    const places = [await limit.enter(claims.sub)]
    c.set('holdBytes', (bytes) => void places.push(limit.hold(claims.sub, bytes)))
    c.set('enterLarge', async () => void places.push(await limit.enterLarge(claims.sub)))
    c.set('enterParsing', async () => void places.push(await limit.enterParsing()))
    try {
      await next()
    } finally {
      for (const leave of places.reverse()) leave()
    }
  }
}
