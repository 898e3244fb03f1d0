import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Handler } from 'hono'
import type { Env } from './context.ts'
import { readInput } from './read-input.ts'

/** The routes of the API; each is registered with `openapi(route, handler)`. */
export type ApiRouter = OpenAPIHono<Env>

/**
 * Creates a router whose `openapi` validates input with {@link readInput}: the validator of the library would
 * refuse other content types than JSON and has no size limits.
 */
export function createRouter(): ApiRouter {
  const router = new OpenAPIHono<Env>()
  const openapi = ({ middleware = [], ...route }: RouteConfig, handler: Handler<Env>) => {
    router.openAPIRegistry.registerPath(route)
    router.on([route.method], [honoPath(route.path)], ...[middleware].flat(), async (c, next) => {
      await readInput(c, route.request)
      return handler(c, next)
    })
    return router
  }
  router.openapi = openapi as typeof router.openapi
  return router
}

/** The route definitions of a router, in the order of their registration. */
export function routesOf(router: ApiRouter): RouteConfig[] {
  return router.openAPIRegistry.definitions.flatMap((entry) => (entry.type === 'route' ? [entry.route] : []))
}

/** Translates `/users/{no}`, as OpenAPI writes a path, to `/users/:no`. */
export const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
