import type { MiddlewareHandler } from 'hono'
import type { ErrorCode } from '../contract/errors.ts'
import type { Ctx, Env } from './context.ts'
import { HttpError } from './errors.ts'

/** Middleware of a route whose input errors have a fixed body instead of the error envelope. */
export function answerErrors(
  respond: (c: Ctx) => Response,
  isAnswered: (code: ErrorCode) => boolean = () => true,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    if (c.error instanceof HttpError && isAnswered(c.error.code)) c.res = respond(c)
  }
}
