import { z } from 'zod'
import { errorBody } from '../contract/errors.ts'
import type { Answer, Operation, Operations } from './operation.ts'

type Json = Record<string, unknown>
/** Schemas that are referred to, by what they were defined beside and as. */
type Parts = Map<string, { name: string; schema: Json }>
/** An OpenAPI 3.1 document. */
export type OpenApiDocument = Json & {
  paths: Record<string, Record<string, Json & { responses: Record<string, Json> }>>
}

/** Writes the contract of every call as an OpenAPI document; its schemas are made of the zod ones. */
export function buildOpenApi(areas: readonly Operations[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const parts: Parts = new Map()
  for (const { area, operations } of areas) {
    for (const operation of operations) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [operation.method]: describeCall(area, operation, parts) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quillport',
      version: '1',
      description:
        'Every call of the API. Refusals carry `{error: {code, message}}` unless an answer says otherwise; bodies of 256 kB at most (8 MB where a document is sent).',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    tags: areas.map(({ area }) => ({ name: area })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: Object.fromEntries([...parts.values()].map(({ name, schema }) => [name, schema])),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Refused: {
          description: 'Refused',
          content: { 'application/json': { schema: toSchema(errorBody, 'output', parts) } },
        },
      },
    },
  }
}

function describeCall(
  area: string,
  operation: Operation,
  parts: Parts,
): Json & { responses: Record<string, Json> } {
  const { path, summary, isPublic, query, body, answers } = operation
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
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
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, responseOf(answer, parts)]),
      ),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function responseOf({ description, schema, text }: Answer, parts: Parts): Json {
  if (schema)
    return { description, content: { 'application/json': { schema: toSchema(schema, 'output', parts) } } }
  if (text !== undefined) {
    return { description, content: { 'text/plain': { schema: { type: 'string', const: text } } } }
  }
  return { description }
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

/** A zod schema as JSON Schema; what has no such form is left open. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', parts: Parts): Json {
  const {
    $schema: _dialect,
    '~standard': _standard,
    $defs = {},
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const def = zodSchema._zod.def as { type: string; in?: z.ZodType; out?: z.ZodType }
      // A bounded list looks at its length before its entries (contract/bounded.ts): what it holds comes after.
      const isBounded =
        def.type === 'pipe' && ['custom', 'unknown', 'transform'].includes(def.in?.def.type ?? '')
      if (io === 'input' && isBounded && def.out) Object.assign(jsonSchema, toSchema(def.out, io, parts))
    },
  }) as Json
  return hoist(json, $defs as Record<string, Json>, parts)
}

/** Moves what a schema defines for itself to the parts of the document, where references from anywhere find it. */
function hoist(json: Json, defs: Record<string, Json>, parts: Parts): Json {
  const all = JSON.stringify(defs)
  const keyOf = (def: string) => `${def} of ${all}`
  for (const def of Object.keys(defs)) {
    if (!parts.has(keyOf(def))) parts.set(keyOf(def), { name: `Part${parts.size + 1}`, schema: {} })
  }
  const resolve = (schema: Json) =>
    JSON.parse(
      JSON.stringify(schema).replace(
        /"#\/\$defs\/(\w+)"/g,
        (_ref, def: string) => `"#/components/schemas/${parts.get(keyOf(def))?.name}"`,
      ),
    ) as Json
  for (const [def, schema] of Object.entries(defs))
    Object.assign(parts.get(keyOf(def))?.schema ?? {}, resolve(schema))
  return resolve(json)
}
