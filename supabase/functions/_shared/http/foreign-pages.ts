import type { MiddlewareHandler } from 'hono'
import { HttpError } from './errors.ts'

/** The origins of the app: that of its URL, with both names of this machine, and the configured ones. */
export function originsOf(appUrl: string | undefined, configured = ''): string[] {
  const own = appUrl ? new URL(appUrl).origin : null
  const listed = configured.split(/[\s,]+/).flatMap((text) => (text === '' ? [] : new URL(text).origin))
  return [...(own === null ? [] : [own, own.replace('//127.0.0.1', '//localhost')]), ...listed]
}

/**
 * Refuses calls from pages of other sites, and bodies of pages that are not JSON, which a page could send without asking
 * first. Programs send no origin.
 */
export const refuseForeignPages =
  (origins: ReadonlySet<string>): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && c.req.method !== 'OPTIONS') {
      if (!origins.has(origin)) throw new HttpError('forbidden')
      const type = c.req.header('content-type')
      if (type !== undefined && !/^application\/json\b/i.test(type)) throw new HttpError('invalid_request')
    }
    await next()
  }
