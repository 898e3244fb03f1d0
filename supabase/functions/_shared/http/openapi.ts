import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { ErrorCode } from '../contract/errors.ts'
import { type JsonSchema, type SchemaUse, toJsonSchema } from './json-schema.ts'
import type { JsonBody } from './request.ts'
import {
  declaredResponses,
  FAILURES,
  isPublic,
  type RouteResponse,
  refusalResponse,
  refusalsByStatus,
  withRefusals,
} from './route-responses.ts'

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>

const DESCRIPTION = `Every call of the API. A refusal has the body {error: {code, message}} unless its response states \
another one. A body has at most 256 kB, or 8 MB where it holds a document. Any call may fail with 500 or 503; a call \
that failed with 503 may be repeated.`

/**
 * Describes routes as an OpenAPI document. The schemas are converted by zod, because the converter of the library
 * knows neither `catch` nor recursive schemas.
 */
export function describeApi(routes: readonly RouteConfig[]): OpenApiDocument {
  const described = new OpenAPIHono()
  const registry = described.openAPIRegistry
  const schemas = new Map<string, JsonSchema>()
  const refusals = new Map<string, RouteResponse>()

  const convert = (schema: z.ZodType, use: SchemaUse): JsonSchema => {
    const { $defs, ...json } = toJsonSchema(schema, use)
    for (const [name, part] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>))
      if (!schemas.has(name)) schemas.set(name, inComponents(part))
    return inComponents(json)
  }
  const convertResponse = ({ description, content }: RouteResponse) => ({
    description,
    ...(content && {
      content: Object.fromEntries(
        Object.entries(content).map(([media, { schema }]) => [media, { schema: convert(schema, 'output') }]),
      ),
    }),
  })
  const refer = (status: string, codes: readonly ErrorCode[]) => {
    const name = `${status}_${codes.join('_')}`
    refusals.set(name, refusalResponse(codes))
    return { $ref: `#/components/responses/${name}` }
  }
  const parametersOf = ({ params, query }: NonNullable<RouteConfig['request']>) => [
    ...parameters('path', params && convert(params as z.ZodType, 'input')),
    ...parameters('query', query && convert(query as z.ZodType, 'input')),
  ]
  const responsesOf = (route: RouteConfig) => {
    const byStatus = refusalsByStatus(route)
    const declared = Object.entries(declaredResponses(route)).map(([status, own]) => {
      const codes = byStatus.get(status)
      return [status, convertResponse(codes ? withRefusals(own, codes) : own)] as const
    })
    const others = [...byStatus].filter(([status]) => !(status in route.responses))
    const referred = others.map(([status, codes]) => [status, refer(status, codes)] as const)
    return { ...Object.fromEntries([...declared, ...referred]), default: refer('failed', FAILURES) }
  }

  for (const { request = {}, 'x-refusals': _codes, ...route } of routes) {
    const body = (request.body as JsonBody | undefined)?.content['application/json'].schema
    registry.registerPath({
      ...route,
      ...(isPublic(route) ? {} : { security: [{ token: [] }] }),
      parameters: [...(route.parameters ?? []), ...parametersOf(request)] as typeof route.parameters,
      ...(body && {
        requestBody: { required: true, content: { 'application/json': { schema: convert(body, 'input') } } },
      }),
      responses: responsesOf({ ...route, request, 'x-refusals': _codes }),
    })
  }
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  })
  for (const [name, refusal] of [...refusals].sort())
    registry.registerComponent('responses', name, convertResponse(refusal))
  for (const [name, schema] of [...schemas].sort()) registry.registerComponent('schemas', name, schema)
  return described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Quillport', version: '1', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    tags: [...new Set(routes.flatMap(({ tags = [] }) => tags))].map((name) => ({ name })),
  })
}

function parameters(place: 'path' | 'query', schema: JsonSchema | undefined) {
  const properties = (schema?.properties ?? {}) as Record<string, JsonSchema>
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    ...(place === 'path' ? { required: true } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    schema: property,
  }))
}

/** Rewrites references to the components of the document. */
const inComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
