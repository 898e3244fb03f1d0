import { z } from 'zod'
import { buildOpenApi } from '../../../supabase/functions/_shared/openapi/build.ts'
import type { Operation } from '../../../supabase/functions/_shared/openapi/operation.ts'
import { everyOperation } from '../../../supabase/functions/api/platform/every-operation.ts'

type Schema = Parameters<typeof z.fromJSONSchema>[0]
type Response = { content?: Record<string, { schema: Schema }>; $ref?: string }

/** Every described call of the API. */
export const OPERATIONS: readonly Operation[] = everyOperation.flatMap(({ operations }) => operations)

/** The method and path of a call. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) =>
  `${method.toUpperCase()} ${path}`

type Described = { responses: Record<string, Response>; shared: Record<string, Response>; defs: object }
const described = new Map<Operation, Described>()

/** The described responses of a call, compiled on first use because all of them take time. */
function readDescription(operation: Operation): Described {
  let known = described.get(operation)
  if (!known) {
    const { paths, components } = buildOpenApi([{ area: '', operations: [operation] }], { inPlace: true })
    const { schemas, responses: shared } = components as {
      schemas: object
      responses: Record<string, Response>
    }
    const [calls = {}] = Object.values(paths)
    const responses = (calls[operation.method]?.responses ?? {}) as Record<string, Response>
    known = { responses, shared, defs: atHand(schemas) }
    described.set(operation, known)
  }
  return known
}

/** A schema with its references resolved as definitions. */
const atHand = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', '"#/$defs/')) as T

const patterns = OPERATIONS.map((operation) => ({
  operation,
  params: operation.path.split(':').length,
  regex: new RegExp(`^/api${operation.path.replace(/:\w+/g, '[^/]+')}$`),
})).sort((a, b) => a.params - b.params)

/** The described call of a path, if any; a literal segment wins over a parameter. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  return patterns.find(({ operation, regex }) => operation.method === verb && regex.test(pathname))?.operation
}

const parsers = new Map<string, z.ZodType>()

function parserOf(name: string, schema: Schema, defs: object): z.ZodType {
  let parser = parsers.get(name)
  if (!parser) {
    parser = z.fromJSONSchema({ ...(atHand(schema) as object), $defs: defs } as Schema)
    parsers.set(name, parser)
  }
  return parser
}

/** A received response. */
export type Answered = { method: string; pathname: string; status: number; type: string; text: string }

/**
 * Compares a response with its description: the status, the content type and the schema, without unknown keys. Returns
 * the difference as a sentence, or null.
 */
export function breachOf({ method, pathname, status, type, text }: Answered): string | null {
  if (method === 'OPTIONS') return null
  const operation = operationAt(method, pathname)
  const { responses, shared, defs } = operation ? readDescription(operation) : NOWHERE
  const key = responses[status] ? String(status) : status >= 500 ? 'default' : null
  const found = key === null ? undefined : responses[key]
  const where = operation ? nameOf(operation) : 'No call'
  if (!found) return `${where} does not declare ${status}: ${text.slice(0, 300)}`
  if (method === 'HEAD') return null
  const response = found.$ref ? shared[found.$ref.replace('#/components/responses/', '')] : found
  const content = response?.content
  if (!content) return text === '' ? null : `${where} declares an empty ${status}: ${text.slice(0, 300)}`
  const media = type.split(';')[0]?.trim() ?? ''
  const schema = content[media]?.schema
  if (!schema) return `${where} declares no ${media || 'empty body'} for ${status}: ${text.slice(0, 300)}`
  const value: unknown = media === 'application/json' ? JSON.parse(text) : text
  const parsed = parserOf(`${where} ${key} ${media}`, schema, defs).safeParse(value)
  if (parsed.success) return null
  return `${where} answered ${status} as it is not described: ${JSON.stringify(parsed.error.issues.slice(0, 3))}\n${text.slice(0, 400)}`
}

/** The response of a path without a call: the error codes reveal no path. */
const NOWHERE: Described = {
  responses: {
    401: refusedWith('unauthenticated'),
    404: refusedWith('not_found'),
    405: refusedWith('method_not_allowed'),
  },
  shared: {},
  defs: {},
}

function refusedWith(code: string): Response {
  const error = z.strictObject({ code: z.literal(code), message: z.string() })
  return { content: { 'application/json': { schema: z.toJSONSchema(z.strictObject({ error })) as Schema } } }
}
