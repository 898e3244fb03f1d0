import type { RouteConfig } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { ErrorCode } from '../http/errors.ts'
import type { JsonBody } from '../http/request.ts'
import { honoPath } from '../http/router.ts'
import type { Operation, OperationResponse, Operations } from './operation.ts'

type RouteResponse = { description: string; content?: Record<string, { schema: z.ZodType }> }

/** Adds routes to the operations of the areas that their tags name. */
export function withRoutes(areas: readonly Operations[], routes: readonly RouteConfig[]): Operations[] {
  const byArea = new Map(areas.map(({ area, operations }) => [area, [...operations]]))
  for (const route of routes) {
    const area = route.tags?.[0] ?? ''
    byArea.set(area, [...(byArea.get(area) ?? []), operationOf(route)])
  }
  return [...byArea].map(([area, operations]) => ({ area, operations }))
}

function operationOf(route: RouteConfig): Operation {
  const { params, query, body } = route.request ?? {}
  return {
    method: route.method as Operation['method'],
    path: honoPath(route.path),
    summary: route.summary ?? '',
    isPublic: route.security?.length === 0,
    ...(params ? { params: (params as z.ZodObject).shape as Record<string, z.ZodType> } : {}),
    ...(query ? { query: query as z.ZodObject } : {}),
    ...(body ? { body: (body as JsonBody).content['application/json'].schema } : {}),
    answers: Object.fromEntries(
      Object.entries(route.responses).map(([status, response]) => [
        status,
        responseOf(response as RouteResponse),
      ]),
    ),
    refuses: (route['x-refusals'] as ErrorCode[] | undefined) ?? [],
  }
}

function responseOf({ description, content = {} }: RouteResponse): OperationResponse {
  const schema = content['application/json']?.schema
  const text = content['text/plain']?.schema as z.ZodLiteral<string> | undefined
  return {
    description,
    ...(schema ? { schema } : {}),
    ...(text?.type === 'literal' ? { text: text.value } : text ? { media: 'text/plain' } : {}),
    ...(content['text/html'] ? { media: 'text/html' } : {}),
  }
}
