import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { errorBody } from '../../../supabase/functions/_shared/contract/error-body.ts'
import { isRefusalReason } from '../../../supabase/functions/_shared/contract/errors.ts'
import { toJsonSchema } from '../../../supabase/functions/_shared/http/json-schema.ts'
import type { JsonBody } from '../../../supabase/functions/_shared/http/request.ts'
import {
  isPublic,
  type RouteResponse,
  responsesOf,
} from '../../../supabase/functions/_shared/http/route-responses.ts'
import { honoPath, routesOf } from '../../../supabase/functions/_shared/http/router.ts'
import { buildRouter } from '../../../supabase/functions/api/routes.ts'

/** A call of the API as its route defines it; `path` is written `/companies/:id`. */
export type Operation = {
  method: string
  path: string
  tag: string
  isPublic: boolean
  /** The names of the query parameters. */
  queryNames: readonly string[]
  body?: z.ZodType
  /** By status, with the refusals of its kind; `default` is a failure of the server. */
  responses: Readonly<Record<string, RouteResponse>>
}

/** Every call of the API. */
export const OPERATIONS: readonly Operation[] = routesOf(buildRouter()).map(operationOf)

function operationOf(route: RouteConfig): Operation {
  const { query, body } = route.request ?? {}
  const schema = (body as JsonBody | undefined)?.content['application/json'].schema
  return {
    method: route.method,
    path: honoPath(route.path),
    tag: route.tags?.[0] ?? '',
    isPublic: isPublic(route),
    queryNames: [...Object.keys((query as z.ZodObject | undefined)?.shape ?? {}), ...parameterNames(route)],
    ...(schema ? { body: schema } : {}),
    responses: responsesOf(route),
  }
}

function parameterNames({ parameters = [] }: RouteConfig): string[] {
  return parameters.flatMap((parameter) => ('name' in parameter ? [parameter.name] : []))
}

/** The name of a call: `GET /companies/:id`. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) =>
  `${method.toUpperCase()} ${path}`

const patterns = OPERATIONS.map((operation) => ({
  operation,
  params: operation.path.split(':').length,
  regex: new RegExp(`^/api${operation.path.replace(/:\w+/g, '[^/]+')}$`),
})).sort((a, b) => a.params - b.params)

/** The call that an address belongs to; a fixed segment is preferred to a parameter. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  return patterns.find(({ operation, regex }) => operation.method === verb && regex.test(pathname))?.operation
}

const parsers = new Map<z.ZodType, z.ZodType>()

/** Parses like a schema of the contract, but refuses unknown keys at any depth and changes no value. */
function strictParser(schema: z.ZodType): z.ZodType {
  let parser = parsers.get(schema)
  if (!parser) {
    parser = z.fromJSONSchema(toJsonSchema(schema, 'strict-output') as Parameters<typeof z.fromJSONSchema>[0])
    parsers.set(schema, parser)
  }
  return parser
}

/** A response as it was received. */
export type Answered = { method: string; pathname: string; status: number; type: string; text: string }

/**
 * Compares a response with its route: the status must be declared, the body must have the declared type and schema
 * without unknown keys, and a field is refused by a reason. Returns a sentence for a difference, otherwise null.
 */
export function breachOf({ method, pathname, status, type, text }: Answered): string | null {
  if (method === 'OPTIONS') return null
  const operation = operationAt(method, pathname)
  const responses = operation?.responses ?? NOWHERE
  const response = responses[status] ?? (status >= 500 ? responses.default : undefined)
  const where = operation ? nameOf(operation) : 'No call'
  if (!response) return `${where} does not declare ${status}: ${text.slice(0, 300)}`
  if (method === 'HEAD') return null
  if (!response.content)
    return text === '' ? null : `${where} declares an empty ${status}: ${text.slice(0, 300)}`
  const media = type.split(';')[0]?.trim() ?? ''
  const schema = response.content[media]?.schema
  if (!schema) return `${where} declares no ${media || 'empty body'} for ${status}: ${text.slice(0, 300)}`
  const value: unknown = media === 'application/json' ? JSON.parse(text) : text
  const parsed = strictParser(schema).safeParse(value)
  if (parsed.success) {
    const { error } = errorBody.partial().safeParse(value).data ?? {}
    const unknown = Object.values(error?.fields ?? {}).filter((reason) => !isRefusalReason(reason))
    return unknown.length > 0 ? `${where} refuses a field by ${unknown.join()}, which is no reason` : null
  }
  return `${where} answered ${status} as it is not described: ${JSON.stringify(parsed.error.issues.slice(0, 3))}\n${text.slice(0, 400)}`
}

/** The responses of an address that no call has. */
const NOWHERE: Operation['responses'] = {
  401: refusedWith('unauthenticated'),
  404: refusedWith('not_found'),
  405: refusedWith('method_not_allowed'),
}

function refusedWith(code: string): RouteResponse {
  const schema = z.strictObject({ error: z.strictObject({ code: z.literal(code), message: z.string() }) })
  return { description: code, content: { 'application/json': { schema } } }
}
