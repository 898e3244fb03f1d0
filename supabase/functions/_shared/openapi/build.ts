import type { z } from 'zod'
import type { Operation, Operations } from './operation.ts'
import { responsesOf } from './responses.ts'
import { type Json, type Parts, toSchema } from './schemas.ts'
import { shareSchemas } from './share.ts'

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = Json & {
  paths: Record<string, Record<string, Json & { responses: Record<string, Json> }>>
}

/**
 * Writes the contract of every call as an OpenAPI document; its schemas are made of the zod ones. What is the same in
 * several places is told once, unless everything is wanted in its place.
 */
export function buildOpenApi(areas: readonly Operations[], { inPlace = false } = {}): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const parts: Parts = { schemas: new Map(), refused: new Map() }
  for (const { area, operations } of areas) {
    for (const operation of operations) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [operation.method]: describeCall(area, operation, parts) }
    }
  }
  const sorted = Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)))
  const shared = inPlace ? { paths: sorted, schemas: {} } : shareSchemas(sorted)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quillport',
      version: '1',
      description:
        'Every call of the API. Refusals carry {error: {code, message}} unless an answer says otherwise, and what is not described here is not answered. Bodies of 256 kB at most (8 MB where a document is sent). Any call may fail with 500 or 503; after a 503 it may be tried again.',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    tags: areas.map(({ area }) => ({ name: area })),
    paths: shared.paths,
    components: {
      schemas: {
        ...Object.fromEntries([...parts.schemas.values()].map(({ name, schema }) => [name, schema])),
        ...shared.schemas,
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: Object.fromEntries([...parts.refused].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

function describeCall(
  area: string,
  operation: Operation,
  parts: Parts,
): Json & { responses: Record<string, Json> } {
  const { path, summary, isPublic, params = {}, query, body } = operation
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: params[name] ? toSchema(params[name], 'input', parts) : { type: 'string', format: 'uuid' },
  }))
  return {
    tags: [area],
    summary,
    ...(isPublic ? { security: [] } : {}),
    parameters: [...parameters, ...(query ? queryParameters(query, parts) : [])],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(body, 'input', parts) } },
          },
        }
      : {}),
    responses: responsesOf(operation, parts),
  }
}

function queryParameters(query: z.ZodObject, parts: Parts): Json[] {
  const { properties = {} } = toSchema(query, 'input', parts) as { properties?: Record<string, Json> }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description === undefined ? {} : { description }),
    schema,
  }))
}
