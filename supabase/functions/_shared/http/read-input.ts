import type { RouteConfig } from '@hono/zod-openapi'
import { parseInput, readJson, SMALL_BODY, storableQuery } from './body.ts'
import type { Ctx } from './context.ts'
import { notFound } from './errors.ts'
import type { JsonBody } from './request.ts'

/** Validates params, query and body in this order; the handler reads them with `c.req.valid`. */
export async function readInput(c: Ctx, request: RouteConfig['request'] = {}): Promise<void> {
  const { params, query, body } = request
  if (params) {
    // A malformed id identifies no resource, so it returns 404 and not 422.
    const parsed = params.safeParse(c.req.param())
    if (!parsed.success) throw notFound()
    c.req.addValidatedData('param', parsed.data as object)
  }
  if (query) c.req.addValidatedData('query', parseInput(query, storableQuery(c)) as object)
  if (body) {
    const { content, limit = SMALL_BODY } = body as JsonBody
    const value = await readJson(c, limit)
    c.req.addValidatedData('json', parseInput(content['application/json'].schema, value) as object)
  }
}
